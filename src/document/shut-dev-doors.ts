import type { IncomingMessage, ServerResponse } from 'node:http';

interface DevServer {
  middlewares: {
    use: (
      path: string,
      answer: (request: IncomingMessage, response: ServerResponse) => void,
    ) => void;
  };
}

/**
 * For Vite: the site while one writes it is for this machine's browser and nobody else. Other pages do
 * not read its files, and no page makes it open one in a program.
 */
export const shutDevDoors = () => ({
  name: 'shut-dev-doors',
  config: () => ({ server: { cors: false } }),
  // What this gives back would be called as a step of Vite's: nothing.
  configureServer: ({ middlewares }: DevServer): void => {
    middlewares.use('/__open-in-editor', (_, response) => {
      response.writeHead(404).end();
    });
  },
});
