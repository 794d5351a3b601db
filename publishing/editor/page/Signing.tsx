import { Component, type MouseEvent } from 'react';
import type { Finding } from '#texts/schema/signature.ts';
import type { ToldSigning } from '../serve/sign-answer.ts';
import { written } from './folder-handle.ts';

type Waiting = ToldSigning['waiting'][number];

type Step = Finding | 'desfazer';

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
export class Signing extends Component<{ file?: string }, State> {
  override state: State = { refusal: '' };

  // What is saved from the form beside this was read by whoever wrote it.
  readonly #written = ({ detail }: CustomEventInit<string>) => {
    if (detail !== undefined && detail === this.props.file) this.#read();
  };

  override componentDidMount() {
    written.addEventListener('written', this.#written);
    this.#read();
  }

  override componentWillUnmount() {
    written.removeEventListener('written', this.#written);
  }

  async #read() {
    const response = await fetch(`assinar?arquivo=${encodeURIComponent(this.props.file ?? '')}`);
    if (response.ok) this.setState({ found: (await response.json()) as ToldSigning });
  }

  // The frame in which this stands may send no forms.
  readonly #sign = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!currentTarget.form?.reportValidity()) return;
    const form = new FormData(currentTarget.form);
    const [finding, ...named] = currentTarget.value.split('\n');
    const who = form.get('who') ?? '';
    // One after the other: each is written into the same file.
    for (let at = 0; at < named.length; at += 2)
      if (!(await this.#signOne(finding as Step, who, named[at] ?? '', named[at + 1]))) return;
  };

  /** @returns whether it was signed */
  async #signOne(finding: Step, who: FormDataEntryValue, file: string, says?: string) {
    const text = this.state.found?.texts[file] ?? '';
    const response = await fetch('assinar', {
      method: 'POST',
      body: JSON.stringify({ file, who, says, finding, text }),
    });
    const { refusal = '' } = (await response.json().catch(() => ({
      refusal: 'Não deu para assinar aqui. No terminal, rode “npm run sign”.',
    }))) as { refusal?: string };
    this.setState({ refusal });
    if (refusal) return false;
    written.dispatchEvent(new Event('written'));
    if (finding !== 'conferida' || !this.#forget(file, says)) await this.#read();
    return true;
  }

  /** Takes out of the list what is signed; only that, so that nothing has to be read again. */
  #forget(file: string, says: string | undefined): boolean {
    const { found } = this.state;
    const isAddress = file.startsWith('norma:');
    if (!found || (says === undefined && !isAddress)) return false;
    const waiting = found.waiting
      .filter((one) => one.file !== file || one.says !== says)
      .map((one) => ({
        ...one,
        sources: one.sources.map((source) => ({
          ...source,
          isUntested: source.isUntested && `norma:${source.norm}` !== file,
        })),
      }));
    this.setState({ found: { ...found, waiting } });
    return true;
  }

  #sentence(one: Waiting, at: number, own: readonly Waiting[], id: string) {
    const { file, says, open, paragraph, quotes } = one;
    const before = own[at - 1];
    const alike = own.filter((other) => other.open === open);
    const isFirst = before?.open !== open;
    const known = before?.sources.map(({ url }) => url);
    const [head = '', ...tail] = paragraph.split(says);
    const isWhole = tail.length > 0;
    return (
      <li key={`${file} ${says}`}>
        <p id={id}>
          {isWhole && head}
          <strong>{says}</strong>
          {isWhole ? tail.join(says) : ` No texto: ${paragraph}`}
        </p>
        {!this.props.file && <p>Em {one.name}</p>}
        <p>
          {before?.place === one.place ? 'Na mesma passagem' : 'Abra e compare'}: {open}
        </p>
        {one.sources
          .filter(({ url }) => !known?.includes(url))
          .map(({ norm, label, url, isUntested }) => (
            <p key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                {label}
              </a>{' '}
              {isUntested && (
                <button type="button" value={`conferida\nnorma:${norm}`} onClick={this.#sign}>
                  O endereço abre, e é este
                </button>
              )}
            </p>
          ))}
        {quotes.map((quote) => (
          <p key={quote}>{quote}</p>
        ))}
        {alike.length > 1 && isFirst && (
          <button
            type="button"
            value={['conferida', ...alike.flatMap((each) => [each.file, each.says])].join('\n')}
            onClick={this.#sign}
          >
            Conferem as {alike.length}, esta e as que tratam do mesmo abaixo
          </button>
        )}
        {Object.entries(findings)
          .filter(([finding]) => this.props.file || finding === 'conferida')
          .map(([finding, label]) => (
            <button
              key={finding}
              type="button"
              value={`${finding}\n${file}\n${says}`}
              aria-describedby={id}
              onClick={this.#sign}
            >
              {label}
            </button>
          ))}
      </li>
    );
  }

  override render() {
    const { found, refusal } = this.state;
    const { file } = this.props;
    if (!found) return <p>Lendo o que espera assinatura…</p>;
    const { isSignable, isDemo, people, signed, waiting } = found;
    if (!isSignable) return <p>Este arquivo não se assina.</p>;
    if (signed)
      return (
        <form className="signing">
          {refusal && <p role="alert">{refusal}</p>}
          <p>Assinado por {signed}. Vence se mudar o texto, um valor ou uma fonte.</p>
          <button type="button" value={`desfazer\n${file}`} onClick={this.#sign}>
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
        <p>
          Esperam {waiting.length} frases. Cada norma se abre uma vez para todas as que estão com
          ela.
        </p>
        {[...Map.groupBy(waiting, ({ page }) => page)].map(([page, own], group) => (
          <details key={page} open={group === 0}>
            <summary>
              {page}: {own.length}
            </summary>
            <ul>{own.map((one, at) => this.#sentence(one, at, own, `frase-${group}-${at}`))}</ul>
          </details>
        ))}
        {file !== undefined && (
          <button type="button" value={`conferida\n${file}`} onClick={this.#sign}>
            Assinar a página inteira
          </button>
        )}
      </form>
    );
  }
}
