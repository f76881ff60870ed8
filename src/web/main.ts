import './style/fonts.ts';
import './style/tokens.css';
import './style/base.css';
import './style/table.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
