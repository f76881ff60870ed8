import './style/fonts.ts';
import './style/tokens.css';
import './style/base.css';
import './style/table.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './focus.ts';
import { offline } from './offline/install.svelte.ts';

keepFocus();
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD) addEventListener('load', () => void offline.install());
