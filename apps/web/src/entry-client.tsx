import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/marks.css';
import './styles/ticket.css';
import './styles/page.css';
import './styles/table.css';
import './styles/media.css';
import { start } from './app/start.tsx';

void start();
