import { Component } from 'react';
import { bodyKey } from '../writing/form-names.ts';
import type { Draftsman, EntryMap } from './drafts.ts';
import { Faults } from './Faults.tsx';
import type { SiteWatch } from './site-watch.ts';

interface ControlProps {
  value: unknown;
  field: EntryMap;
  forID: string;
  entry: EntryMap | undefined;
  onChange: (value: string) => void;
}

/** A field for words, with what is wrong with them beneath. No hooks: the CMS draws it with a React of its own. */
export const writingField = (draftsman: Draftsman, siteWatch: SiteWatch) =>
  class Writing extends Component<ControlProps> {
    readonly #told = () => this.forceUpdate();

    override componentDidMount() {
      draftsman.addEventListener('told', this.#told);
      siteWatch.addEventListener('told', this.#told);
      draftsman.look(this.props.entry);
    }

    override componentDidUpdate() {
      draftsman.look(this.props.entry);
    }

    override componentWillUnmount() {
      draftsman.removeEventListener('told', this.#told);
      siteWatch.removeEventListener('told', this.#told);
    }

    /** The CMS asks before it saves; what is told of the field as it is must be put right first. */
    async isValid(): Promise<true | { error: { message: string } }> {
      await draftsman.settled();
      const { value, field } = this.props;
      const faults = draftsman.of(String(field.get('at')), String(value ?? ''));
      return faults.length === 0 || { error: { message: 'Veja abaixo o que corrigir.' } };
    }

    override render() {
      const { value, field, forID, onChange } = this.props;
      const at = String(field.get('at'));
      const isBody = at === bodyKey;
      const text = value === undefined || value === null ? '' : String(value);
      const faults = [...draftsman.of(at, text), ...siteWatch.of(draftsman.file, at, text)];
      const listId = `${forID}-erros`;
      return (
        <>
          <textarea
            id={forID}
            aria-label={String(field.get('label'))}
            className={isBody ? 'writing long' : 'writing'}
            lang="pt-BR"
            inputMode={field.get('isDigits') ? 'numeric' : undefined}
            rows={isBody ? 20 : 1}
            spellCheck
            value={text}
            aria-invalid={faults.length > 0}
            aria-describedby={listId}
            onChange={({ target }) =>
              onChange(isBody ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' '))
            }
          />
          <div id={listId} aria-live="polite">
            {faults.length > 0 && <Faults faults={faults} />}
          </div>
        </>
      );
    }
  };
