import path from 'node:path';
import { servedPages } from '../../web/build/served-pages.ts';
import { watchFunctions } from '../build/functions.ts';
import { ROOT } from './paths.ts';

/**
 * Puts Vite with hot reload at the address people use, in front of hosting on another port, and bundles the functions
 * again at every change. The requested host (`<council>.localhost`) is passed on.
 */
export async function startDevServer(
  publicPort: number,
  hostingPort: number,
): Promise<{ stop: () => Promise<void> }> {
  const { createServer } = await import('vite');
  const toStack = { target: `http://127.0.0.1:${hostingPort}`, changeOrigin: false };
  const vite = await createServer({
    root: path.join(ROOT, 'web'),
    configFile: path.join(ROOT, 'web/vite.config.ts'),
    server: {
      host: '127.0.0.1',
      port: publicPort,
      strictPort: true,
      allowedHosts: ['.localhost'],
      proxy: {
        '/api': toStack,
        '/content': toStack,
        '/__mail': toStack,
        [servedPages]: toStack,
      },
    },
  });
  await vite.listen();
  const stopWatching = await watchFunctions();
  return {
    stop: async () => {
      await stopWatching();
      await vite.close();
    },
  };
}
