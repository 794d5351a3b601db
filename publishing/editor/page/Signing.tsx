import { Component, type MouseEvent } from 'react';
import type { Finding } from '#texts/schema/signature.ts';
import type { ToldSigning } from '../serve/sign-answer.ts';
import { written } from './folder-handle.ts';

interface State {
  found?: ToldSigning | undefined;
  refusal: string;
}

const findings: Record<Finding, string> = {
  conferida: 'Esta frase confere',
  corrigida: 'Foi corrigida',
  retirada: 'Foi retirada',
};

/** What a lawyer has read against the law, signed from where it stands. No hooks: see Writing.tsx. */
export class Signing extends Component<{ file: string }, State> {
  override state: State = { refusal: '' };

  // What is saved from the form beside this was read by whoever wrote it.
  readonly #written = ({ detail }: CustomEventInit<string>) => {
    if (detail === this.props.file) this.#read();
  };

  override componentDidMount() {
    written.addEventListener('written', this.#written);
    this.#read();
  }

  override componentWillUnmount() {
    written.removeEventListener('written', this.#written);
  }

  async #read() {
    const response = await fetch(`assinar?arquivo=${encodeURIComponent(this.props.file)}`);
    if (response.ok) this.setState({ found: (await response.json()) as ToldSigning });
  }

  // The frame in which this stands may send no forms.
  readonly #sign = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!currentTarget.form?.reportValidity()) return;
    const form = new FormData(currentTarget.form);
    const [finding, says] = currentTarget.value.split('\n') as [Finding | 'desfazer', string?];
    const response = await fetch('assinar', {
      method: 'POST',
      body: JSON.stringify({
        file: this.props.file,
        who: form.get('who') ?? '',
        says,
        finding,
        text: this.state.found?.text,
      }),
    });
    const { refusal = '' } = (await response.json().catch(() => ({
      refusal: 'Não deu para assinar aqui. No terminal, rode “npm run sign”.',
    }))) as { refusal?: string };
    this.setState({ refusal });
    if (refusal) return;
    written.dispatchEvent(new Event('written'));
    await this.#read();
  };

  override render() {
    const { found, refusal } = this.state;
    if (!found) return <p>Lendo o que espera assinatura…</p>;
    const { isSignable, isDemo, people, signed, waiting } = found;
    if (!isSignable) return <p>Este arquivo não se assina.</p>;
    if (signed)
      return (
        <form className="signing">
          {refusal && <p role="alert">{refusal}</p>}
          <p>Assinado por {signed}. Vence se mudar o texto, um valor ou uma fonte.</p>
          <button type="button" value="desfazer" onClick={this.#sign}>
            Desfazer a assinatura
          </button>
        </form>
      );
    if (isDemo)
      return (
        <p>Uma demonstração não se assina. Antes, ponha os dados verdadeiros do escritório.</p>
      );
    return (
      <form className="signing">
        {refusal && <p role="alert">{refusal}</p>}
        <p>Vale o texto como está salvo. Corrigiu uma frase? Salve antes.</p>
        <label>
          Quem assina
          <select name="who" required defaultValue="">
            <option value="" disabled>
              Escolha
            </option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" required /> Li o que assino, com a norma ao lado
        </label>
        <ul>
          {waiting.map(({ says, open, paragraph, sources }, at) => (
            <li key={says}>
              <p id={`frase-${at}`}>“{says}”</p>
              {paragraph !== says && <p>No texto: {paragraph}</p>}
              <p>Abra e compare: {open}</p>
              {sources.map(({ label, url }) => (
                <p key={label}>
                  <a href={url} target="_blank" rel="noreferrer">
                    {label}
                  </a>
                </p>
              ))}
              {Object.entries(findings).map(([finding, label]) => (
                <button
                  key={finding}
                  type="button"
                  value={`${finding}\n${says}`}
                  aria-describedby={`frase-${at}`}
                  onClick={this.#sign}
                >
                  {label}
                </button>
              ))}
            </li>
          ))}
        </ul>
        <button type="button" value="conferida" onClick={this.#sign}>
          Assinar a página inteira
        </button>
      </form>
    );
  }
}
