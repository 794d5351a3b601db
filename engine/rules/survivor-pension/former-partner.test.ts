import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import type { PensionAnswers } from './answers.ts';
import { hasFormerPartner, withFormerPartner } from './former-partner.ts';
import { type Compared, survivorPension } from './survivor-pension.ts';

const widow: PensionAnswers = {
  death: isoDate('2026-10-01'),
  insured: true,
  partner: {
    kind: 'spouse',
    birth: isoDate('1970-01-15'),
    union: true,
    unionProof: undefined,
    condition: 'none',
  },
  contributions: true,
  accident: false,
  children: [],
  formerPartnerWithAlimony: true,
  request: isoDate('2026-10-20'),
  baseCents: 300_000,
};

function compared(more: Partial<PensionAnswers> = {}): Compared {
  const result = survivorPension({ ...widow, ...more }, isoDate('2026-11-21'));
  if (result.outcome !== 'compared') throw new Error(result.outcome);
  return result;
}

const withFormer = (more?: Partial<PensionAnswers>) => {
  const result = compared(more);
  const [segment] = result.timelines.asTold;
  return segment && withFormerPartner(result, segment);
};

describe('quem recebia pensão alimentícia divide também', () => {
  it('com a viúva: 70% para duas pessoas, em partes iguais', () => {
    expect(withFormer()).toMatchObject({
      people: 2,
      percentage: 70,
      amount: { totalCents: 210_000, shareCents: 105_000 },
    });
  });

  it('o total não fica abaixo do mínimo, nem acima de 100%', () => {
    expect(withFormer({ baseCents: 162_100 })?.amount).toMatchObject({ totalCents: 162_100 });
    const children = Array.from({ length: 4 }, () => ({
      kind: 'child' as const,
      birth: isoDate('2015-01-01'),
      emancipated: false,
      dependent: undefined,
      condition: 'none' as const,
    }));
    expect(withFormer({ children })).toMatchObject({ people: 6, percentage: 100 });
  });

  it('com pessoa inválida, são 100% também assim', () => {
    const partner = { ...widow.partner, condition: 'invalidOrSevere' } as PensionAnswers['partner'];
    expect(withFormer({ partner })).toMatchObject({ people: 2, percentage: 100 });
  });

  it('sem a base, só a porcentagem', () => {
    expect(withFormer({ baseCents: undefined })).toEqual({ people: 2, percentage: 70 });
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('informado: %s', (formerPartnerWithAlimony, expected) => {
    expect(hasFormerPartner(compared({ formerPartnerWithAlimony }))).toBe(expected);
  });
});
