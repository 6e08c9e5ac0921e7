import './styles/all.css';
import { start } from './app/start.tsx';

void start();
