// A page of parts, for people who work on the look: every component in its states. It is never part of a release.
import '../style/fonts.ts';
import '../style/tokens.css';
import '../style/base.css';
import '../style/table.css';
import { mount } from 'svelte';
import { settings } from '../settings.svelte.ts';
import { answerRequests } from './madeUp/server.ts';
import Parts from './Parts.svelte';

const wanted = new URLSearchParams(location.search);
if (wanted.get('language') === 'fr') settings.language = 'fr';
if (wanted.get('language') === 'en') settings.language = 'en';
if (wanted.get('theme') === 'dark') settings.themeChoice = 'dark';
if (wanted.get('theme') === 'light') settings.themeChoice = 'light';

answerRequests();
mount(Parts, { target: document.getElementById('app')! });
