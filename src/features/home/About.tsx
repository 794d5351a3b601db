import { CoffeeGlass } from '#components/drawings/CoffeeGlass.tsx';
import { StepList } from '#components/lists/StepList.tsx';
import { type Practice, registrations, townOf } from '#content/schema/practice.ts';
import fold from '#site/fold.module.css';
import { officialChannels } from '#site/navigation.ts';
import { joined } from '#words/phrases.ts';
import styles from './about.module.css';

/** Who the practice is, how it works, and what it does not promise. */
export const About = ({ practice }: { practice: Practice }) => (
  <section className={styles.band} id="quem-somos" aria-labelledby="titulo-quem-somos">
    <div className={`wrap ${styles.grid}`}>
      <div>
        <h2 id="titulo-quem-somos">Quem Somos</h2>
        <p>
          Somos um escritório de Direito Previdenciário. Atendemos em{' '}
          {joined(practice.offices.map(townOf))} e, pela internet, em outros lugares, conforme as
          inscrições na OAB.
        </p>
        <p>
          Cada caso precisa de análise jurídica individual. Não prometemos resultado: quem decide é
          o INSS ou a Justiça. Seguimos as regras de publicidade da OAB, a Ordem dos Advogados do
          Brasil.
        </p>
        <p>
          {practice.lawyers.map((lawyer) => (
            <span key={lawyer.oab} className={styles.lawyer}>
              <b>{lawyer.name}</b>, {joined(registrations(lawyer))}
            </span>
          ))}
          Confira no <a href={officialChannels.lawyersRegister}>Cadastro Nacional dos Advogados</a>.
        </p>
        <svg
          className={styles.glasses}
          viewBox="0 0 164 113"
          preserveAspectRatio="xMinYMax"
          aria-hidden="true"
        >
          <CoffeeGlass />
          <CoffeeGlass x={92} />
        </svg>
      </div>
      <details data-group open>
        <summary className={fold.fold}>
          <h3>Como trabalhamos</h3>
        </summary>
        <StepList>
          <li>
            <b>Você conta o que houve.</b> Por mensagem, áudio ou telefone, no seu tempo.
          </li>
          <li>
            <b>O escritório lê os seus papéis.</b> A carta do INSS, o CNIS, os laudos.
          </li>
          <li>
            <b>Você ouve os caminhos.</b> O que cada um exige, quais são os prazos e os riscos.
          </li>
          <li>
            <b>Você decide.</b> O que dá para fazer sozinho, pelo Meu INSS ou pelo 135, nós dizemos.
          </li>
        </StepList>
      </details>
    </div>
  </section>
);
