import { describe, expect, it } from 'vitest';
import { syllablesOf } from './syllables.ts';

// Divided by hand, after the Formulário Ortográfico; a glide at the end of "família" stays whole.
const divided = `
  a de não mãe quem dois mais sim lei boi seu eu foi viu
  ca-sa a-no di-a ri-o lu-a pa-ís ju-iz ca-ir á-gua lín-gua i-gual quan-do qua-tro guar-da guer-ra
  pa-péis he-rói au-ra cou-ro fei-ra mui-to rui-vo cau-sa pen-sões ór-fão mães mãos pães
  fa-mí-lia sé-rie á-rea mé-dia di-vór-cio sa-lá-rio be-ne-fí-cio con-tí-nuo pre-vi-dên-cia
  sa-ú-de sa-í-da con-te-ú-do vi-ú-va ra-i-nha a-in-da ru-im tri-un-fo
  pes-so-a le-al so-ci-al a-tu-al ma-nu-al cri-an-ça di-á-rio pe-rí-o-do
  prai-a mai-o i-dei-a mei-o
  con-tri-bu-i-ção con-tri-bu-ir con-tri-bu-in-te ins-ti-tu-i-ções pos-sui cui-da-do se-guin-te
  a-po-sen-ta-do-ri-a de-fi-ci-ên-cia pen-si-o-nis-ta ad-vo-ga-da pe-rí-cia in-ca-pa-ci-da-de
  as-sis-tên-cia in-de-fe-ri-do re-qui-si-to a-ve-ri-guar qui-os-que
  ma-ri-a tra-ba-lha-vam po-di-am
`
  .trim()
  .split(/\s+/);

describe('sílabas', () => {
  it.each(divided)('%s', (word) => {
    expect(syllablesOf(word.replaceAll('-', ''))).toBe(word.split('-').length);
  });

  it('letra maiúscula e acento solto não mudam a conta', () => {
    expect(syllablesOf('PENSÃO')).toBe(2);
    expect(syllablesOf('benefício'.normalize('NFD'))).toBe(4);
  });

  it('sem vogal, uma', () => {
    expect(syllablesOf('h')).toBe(1);
  });
});
