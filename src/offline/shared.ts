// A phone on which the site is installed may share a letter into it: from the INSS's app, or from a chat.
// The browser then sends a form here, which the worker takes and no server reads.

/** Where it is sent. A server, asked because the worker is gone, leads on to `arrivalPath` without reading it. */
export const sharePath = '/receber-carta';

/** The place in the address that says that something was shared; `islands/use.ts` knows it too. */
export const sharedPlace = '#compartilhado';

/** The page that asks for it. */
export const arrivalPath = `/carta${sharedPlace}`;

/** What that page tells the worker, with a port for the answer. */
export const takeSharedMessage = 'entregar';

/** The fields of the form, as the manifest names them. */
export const sharedFields = { title: 'titulo', text: 'texto', url: 'endereco', files: 'arquivo' };

export interface Shared {
  readonly files: readonly File[];
  readonly text: string;
}

/** What a request to `sharePath` brings. Some browsers bring nothing: then neither file nor text. */
export async function sharedIn(request: Request): Promise<Shared> {
  const form = await request.formData();
  const isFile = (part: FormDataEntryValue): part is File => typeof part !== 'string';
  const texts = [sharedFields.title, sharedFields.text].map((name) => form.get(name));
  return {
    files: form
      .getAll(sharedFields.files)
      .filter(isFile)
      .filter(({ size }) => size > 0),
    text: texts
      .filter((text) => typeof text === 'string')
      .join('\n')
      .trim(),
  };
}
