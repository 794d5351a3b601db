import { Component } from 'react';
import type { ToldChange } from '../serve/history-answer.ts';
import type { Draftsman, EntryMap } from './drafts.ts';
import { Faults } from './Faults.tsx';
import { written } from './folder-handle.ts';
import { whyRefused } from './refused.ts';
import { Signing } from './Signing.tsx';
import { askBefore, undo } from './undo.ts';

interface State {
  changes?: readonly ToldChange[] | undefined;
  refusal: string;
  isSigning: boolean;
}

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** Beside the form: what is wrong, the page as a phone shows it, who changed it. No hooks: see Writing.tsx. */
export const previewOf = (
  draftsman: Draftsman,
  { shownAt, site }: { shownAt: string; site: string },
) =>
  class Preview extends Component<{ entry: EntryMap }, State> {
    override state: State = { refusal: '', isSigning: false };
    #file = '';

    readonly #told = () => this.forceUpdate();
    readonly #readAgain = () => this.#readHistory();

    override componentDidMount() {
      draftsman.addEventListener('told', this.#told);
      written.addEventListener('written', this.#readAgain);
      this.#follow();
    }

    override componentDidUpdate() {
      this.#follow();
    }

    override componentWillUnmount() {
      draftsman.removeEventListener('told', this.#told);
      written.removeEventListener('written', this.#readAgain);
    }

    #follow() {
      draftsman.look(this.props.entry);
      const file = String(this.props.entry.get('path') ?? '');
      if (file === this.#file) return;
      this.#file = file;
      this.#readHistory();
    }

    async #readHistory() {
      if (this.#file === '') return;
      const response = await fetch(`historia?arquivo=${encodeURIComponent(this.#file)}`);
      if (response.ok) this.setState({ changes: (await response.json()) as ToldChange[] });
      else this.setState({ changes: [], refusal: await whyRefused(response) });
    }

    async #undo(id: string) {
      const later = (this.state.changes ?? []).findIndex((change) => change.id === id);
      if (!confirm(askBefore(later))) return;
      const refusal = await undo(this.#file, id);
      if (refusal) this.setState({ refusal });
    }

    #listed(changes: readonly ToldChange[]) {
      return (
        <ol>
          {changes.map(({ id, who, when, what }) => (
            <li key={id}>
              <p id={id}>
                {day.format(new Date(when))}, {who}: {what}
              </p>
              <button type="button" aria-describedby={id} onClick={() => this.#undo(id)}>
                Desfazer
              </button>
            </li>
          ))}
        </ol>
      );
    }

    // What is scrolled by itself comes last: on a phone it fills the screen.
    override render() {
      const { entry } = this.props;
      const { refusal, isSigning } = this.state;
      const changes = this.state.changes ?? [];
      const { faults } = draftsman;
      const path = shownAt.replace('{{slug}}', String(entry.get('slug') ?? ''));
      return (
        <main className="beside">
          <section aria-labelledby="conferir">
            <h2 id="conferir">Para corrigir</h2>
            <div aria-live="polite">
              {faults === undefined && <p>Conferindo…</p>}
              {faults?.length === 0 && <p>Nada neste arquivo.</p>}
              {faults && faults.length > 0 && <Faults faults={faults} hasPlaces />}
            </div>
          </section>
          <section aria-labelledby="historia">
            <h2 id="historia">Quem mudou</h2>
            {this.state.changes?.length === 0 && !refusal && <p>Ainda ninguém.</p>}
            {refusal && <p role="alert">{refusal}</p>}
            {this.#listed(changes.slice(0, 1))}
            {changes.length > 1 && (
              <details>
                <summary>Mudanças mais antigas</summary>
                {this.#listed(changes.slice(1))}
              </details>
            )}
          </section>
          <section aria-labelledby="assinar">
            <h2 id="assinar">Quem leu, assina</h2>
            <details
              onToggle={({ currentTarget }) => this.setState({ isSigning: currentTarget.open })}
            >
              <summary>O que espera assinatura</summary>
              {isSigning && this.#file && <Signing key={this.#file} file={this.#file} />}
            </details>
          </section>
          <section aria-labelledby="pagina">
            <h2 id="pagina">A página no celular</h2>
            {this.#file === '' ? (
              <p>Aparece aqui depois de salva.</p>
            ) : (
              <>
                <p>Como está salva.</p>
                <iframe title="A página no celular" src={site + path} width="360" height="740" />
              </>
            )}
          </section>
        </main>
      );
    }
  };
