import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { media } from './src/web/style/media.ts';

const PUBLIC = join(import.meta.dirname, 'src/web/public');
const WORKER = 'sw.js';

/** Writes into the service worker which files to keep, and a version that changes with any of them. */
function precache(): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error(`the build made no ${WORKER}`);
        const hash = createHash('sha256').update(worker.code);
        const files = ['/'];
        for (const [name, output] of Object.entries(bundle)) {
          if (name === WORKER) continue;
          hash.update(name).update(output.type === 'chunk' ? output.code : output.source);
          // Every browser with service workers reads the smaller fonts.
          if (name !== 'index.html' && !/\.(woff|map)$/.test(name)) files.push(`/${name}`);
        }
        for (const entry of readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })) {
          const path = join(PUBLIC, entry);
          if (!statSync(path).isFile()) continue;
          hash.update(readFileSync(path));
          files.push(`/${entry.replaceAll('\\', '/')}`);
        }
        const list = { version: hash.digest('hex').slice(0, 12), files: files.sort() };
        worker.code = `const PRECACHE = ${JSON.stringify(list)};\n${worker.code}`;
      },
    },
  };
}

/** Writes out `@media (--name)` in style sheets and components: browsers don't know custom media queries yet. */
function customMedia(): Plugin {
  const queries = new Map<string, string>(Object.entries(media).map(([name, query]) => [`(--${name})`, query]));
  return {
    name: 'custom-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler: code =>
        code.replace(/@media ([^{]*\(--[^{]*?) *\{/g, (_, wanted: string) => {
          const query = queries.get(wanted);
          if (!query) throw new Error(`@media ${wanted}: not the name of a custom media query`);
          return `@media ${query} {`;
        }),
    },
  };
}

const output = { emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 };

/** The pages that everybody uses. */
const web: UserConfig = {
  plugins: [customMedia(), svelte(), precache()],
  build: {
    ...output,
    outDir: join(import.meta.dirname, 'build/web'),
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'src/web/index.html'),
        sw: join(import.meta.dirname, 'src/web/offline/serviceWorker.ts'),
      },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': 'http://localhost:8080' } },
};

/** The page of parts, for people who work on the look: a folder of its own, since build/web is released as it is. */
const parts: UserConfig = {
  plugins: [customMedia(), svelte()],
  build: { ...output, outDir: join(import.meta.dirname, 'build/parts') },
};

export default defineConfig(({ mode }) => ({
  ...(mode === 'parts' ? parts : web),
  // Modules, so that a worker loads the parts that it needs.
  worker: { format: 'es' },
}));
