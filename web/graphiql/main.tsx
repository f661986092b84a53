import 'graphiql/setup-workers/vite';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.js';
import { fetcher } from './fetcher.js';
import './page.css';

const place = document.getElementById('graphiql');
if (place === null) throw new Error('the page has no place for GraphiQL');
createRoot(place).render(
  <GraphiQL fetcher={fetcher} defaultTabs={[...examples]} defaultEditorToolsVisibility="variables" />,
);
