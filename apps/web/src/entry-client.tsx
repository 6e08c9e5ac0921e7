import './styles/all.css';
import { start } from './app/start/start.tsx';

void start();
