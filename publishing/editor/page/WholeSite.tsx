import type { ToldSite } from '../serve/site-answer.ts';
import { Faults } from './Faults.tsx';

/** The program that looks at all pages ended without a word. */
export const cannotTell =
  'Não deu para conferir o site inteiro. No terminal, rode “npm run check”.';

const words = {
  unasked: 'O site inteiro é conferido aqui, ao abrir e depois de salvar.',
  judging:
    'Conferindo o site inteiro com o que está salvo. Leva perto de meio minuto. Pode continuar a escrever.',
  failed: cannotTell,
};

/** No fault of writing is left; what waits for a reader is told with it. */
export const inOrder = (waiting: string | undefined): string =>
  `Nada a corrigir. ${waiting ?? 'O que está salvo pode ser publicado.'}`;

/** What stands between the site as it is saved and its publication. */
export function WholeSite({ told, open }: { told: ToldSite; open: (address: string) => void }) {
  if (told.state !== 'judged') return <p>{words[told.state]}</p>;
  if (told.faults.length === 0) return <p>{inOrder(told.waiting)}</p>;
  const files = Map.groupBy(told.faults, ({ name }) => name);
  return (
    <>
      <p>Está salvo, mas não pode ser publicado assim. Corrija:</p>
      {[...files].map(([name, faults]) => (
        <section key={name}>
          <h3>{name}</h3>
          <Faults faults={faults} hasPlaces />
          {faults[0]?.address && (
            <button type="button" onClick={() => open(faults[0]?.address ?? '')}>
              Abrir
            </button>
          )}
        </section>
      ))}
    </>
  );
}
