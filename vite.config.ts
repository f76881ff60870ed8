import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { nameChunks } from './scripts/pages/chunks.ts';
import { cutFonts } from './scripts/pages/fonts.ts';
import { LINKS, nameLinks } from './scripts/pages/links.ts';
import { previewFonts } from './scripts/previewFonts.mjs';
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
          if (name === WORKER || name === LINKS) continue;
          hash.update(name).update(output.type === 'chunk' ? output.code : output.source);
          // Every browser with service workers reads the smaller fonts.
          if (name !== 'index.html' && !/\.(woff|map)$/.test(name)) files.push(`/${name}`);
        }
        for (const entry of readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })) {
          const path = join(PUBLIC, entry);
          // Only messengers ask for the preview of links.
          if (!statSync(path).isFile() || entry === 'preview.png') continue;
          hash.update(readFileSync(path));
          files.push(`/${entry.replaceAll('\\', '/')}`);
        }
        const list = { version: hash.digest('hex').slice(0, 12), files: files.sort() };
        worker.code = `const PRECACHE = ${JSON.stringify(list)};\n${worker.code}`;
      },
    },
  };
}

const COMPRESSIBLE = /^assets\/.*\.(?:js|css|svg|json)$/;
/** Below this a file fits into one packet anyway. */
const LEAST_BYTES = 1000;

/** Adds a compressed twin or two to every file that gains by it; the server sends the one that a browser reads. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const compress = async ([fileName, output]: [string, (typeof bundle)[string]]): Promise<void> => {
          const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
          if (!COMPRESSIBLE.test(fileName) || content.length < LEAST_BYTES) return;
          const [br, gz] = await Promise.all([
            promisify(brotliCompress)(content),
            promisify(gzip)(content, { level: 9 }),
          ]);
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: br });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gz });
        };
        await Promise.all(Object.entries(bundle).map(compress));
      },
    },
  };
}

/** Builds workers in one go with the pages, so that they load the same files: the engine of a game only once for both. */
function sharedWorkers(): Plugin {
  const address = /new URL\('(\.\/\w+Worker\.ts)', import\.meta\.url\)/g;
  const files = new Set<string>();
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // What hurries imports along adds links to the document, which a worker has not.
          resolveDependencies: (_file, imported, { hostId }) => (files.has(hostId) ? [] : imported),
        },
      },
    }),
    transform: {
      filter: { code: address },
      handler(code, id) {
        return code.replace(address, (_, file: string) => {
          const worker = this.emitFile({ type: 'chunk', id: join(dirname(id), file) });
          return `import.meta.ROLLUP_FILE_URL_${worker}`;
        });
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const add = (name: string): void => {
          const file = bundle[name];
          if (file?.type !== 'chunk' || files.has(name)) return;
          files.add(name);
          file.imports.forEach(add);
        };
        for (const [name, file] of Object.entries(bundle))
          if (file.type === 'chunk' && file.facadeModuleId?.endsWith('Worker.ts')) add(name);
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

/** For a program without a browser: stand-ins for what only a page has, and pictures that are inside of it. */
function withoutPage(): Plugin {
  const folder = join(import.meta.dirname, 'src/web/previews');
  const standIns = [
    [/\/art\/drawn\.ts$/, 'pieces.ts'],
    [/\/web\/settings\.svelte\.ts$/, 'settings.ts'],
  ] as const;
  return {
    name: 'without-page',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!/(drawn|settings\.svelte)\.ts$/.test(id)) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      const standIn = standIns.find(([pattern]) => found && pattern.test(found.id.replaceAll('\\', '/')));
      return standIn ? join(folder, standIn[1]) : found;
    },
    load(id) {
      if (!id.endsWith('.webp')) return null;
      // What draws previews reads no WebP; without a twin the picture is left out.
      const twin = join(folder, 'art', `${basename(id, '.webp')}.jpg`);
      const data = existsSync(twin) ? `data:image/jpeg;base64,${readFileSync(twin, 'base64')}` : '';
      return `export default ${JSON.stringify(data)};`;
    },
    // Beside the program: what draws previews reads fonts from files.
    writeBundle({ dir = '' }) {
      mkdirSync(join(dir, 'fonts'), { recursive: true });
      for (const [name, font] of previewFonts(import.meta.dirname)) writeFileSync(join(dir, 'fonts', name), font);
    },
  };
}

const output = { emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 };

/** The pages that everybody uses. */
const web: UserConfig = {
  plugins: [
    customMedia(),
    cutFonts(join(import.meta.dirname, 'build/fonts')),
    sharedWorkers(),
    svelte(),
    nameLinks(),
    precache(),
    compressed(),
  ],
  build: {
    ...output,
    outDir: join(import.meta.dirname, 'build/web'),
    rolldownOptions: {
      // Compressing takes a while, and is worth it.
      checks: { bundlerTimings: false },
      input: {
        index: join(import.meta.dirname, 'src/web/index.html'),
        sw: join(import.meta.dirname, 'src/web/offline/serviceWorker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
        codeSplitting: {
          // What a module needs may be in another file than the module itself.
          includeDependenciesRecursively: false,
          groups: [{ name: nameChunks(join(import.meta.dirname, 'src/web')) }],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:8080' } },
};

/** The page of parts, for people who work on the look: a folder of its own, since build/web is released as it is. */
const parts: UserConfig = {
  plugins: [customMedia(), svelte()],
  build: { ...output, outDir: join(import.meta.dirname, 'build/parts') },
};

/** The program that words and draws previews of links, for a thread of the server. */
const previews: UserConfig = {
  plugins: [withoutPage(), svelte({ compilerOptions: { css: 'injected' } })],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    outDir: join(import.meta.dirname, 'build/previews'),
    ssr: join(import.meta.dirname, 'src/web/previews/program.ts'),
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'program.mjs' } },
  },
};
const modes: { readonly [mode: string]: UserConfig } = { parts, previews };

export default defineConfig(({ mode }) => ({
  ...(modes[mode] ?? web),
  // Modules, so that a worker loads the parts that it needs.
  worker: { format: 'es' },
}));
