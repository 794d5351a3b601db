import { resultsFile } from '#texts/load/results.ts';
import { checkedResults } from './check-results.ts';

const file = new RegExp(`${resultsFile('([a-z-]+)')}$`);

/** For the bundler: puts the sentences of a tool's results into its program, and no others. */
export const resultTexts = () => ({
  name: 'result-texts',
  transform(_source: string, id: string) {
    const [, slug] = file.exec(id.replaceAll('\\', '/')) ?? [];
    return slug && { code: `export default ${JSON.stringify(checkedResults(slug))};`, map: null };
  },
});
