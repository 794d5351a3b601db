import { PictureList } from '#components/pictures/PictureList.tsx';
import { type Benefit, isOnHomePage } from '#texts/load/benefits.ts';
import { topicsPath } from '#texts/paths.ts';
import type { Group } from '#texts/schema/benefit.ts';
import { SearchField } from '../search/SearchField.tsx';
import { type PageProps, TextPage } from '../text-page/TextPage.tsx';
import { BenefitItem } from './BenefitItem.tsx';

interface Props extends PageProps {
  benefits: readonly Benefit[];
}

const listOf = (benefits: readonly Benefit[], isBrief = false) =>
  benefits.length > 0 ? (
    <PictureList isBrief={isBrief}>
      {benefits.map((benefit) => (
        <BenefitItem key={benefit.slug} benefit={benefit} />
      ))}
    </PictureList>
  ) : null;

/** All that the site explains: the benefits of the home page, the others, then what happens with them. */
export const BenefitsPage = ({ benefits, ...text }: Props) => {
  const others = benefits.filter((one) => !isOnHomePage(one));
  const inGroup = (wanted: Group) =>
    listOf(
      others.filter(({ group }) => group === wanted),
      true,
    );
  return (
    <TextPage
      {...text}
      isCatalogue
      open={['procure-pelo-nome', 'os-mais-procurados', 'outros-beneficios', 'situacoes']}
      parts={{
        'procure-pelo-nome': <SearchField practice={text.practice} list={topicsPath} />,
        'os-mais-procurados': listOf(benefits.filter(isOnHomePage)),
        'outros-beneficios': inGroup('beneficio'),
        situacoes: inGroup('situacao'),
      }}
    />
  );
};
