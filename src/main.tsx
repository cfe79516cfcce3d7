import './styles/index.css';
import { StrictMode } from 'react';
import { App } from './App';
import { hydrate } from './hydrate';

hydrate(
  <StrictMode>
    <App />
  </StrictMode>,
);
