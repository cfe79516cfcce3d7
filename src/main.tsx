import './styles/index.css';
import { StrictMode } from 'react';
import { App } from './App';
import { show } from './root';

show(
  <StrictMode>
    <App />
  </StrictMode>,
);
