import './styles/index.css';
import { StrictMode } from 'react';
import { App } from './App';
import { show } from './hydrate';

show(
  <StrictMode>
    <App />
  </StrictMode>,
);
