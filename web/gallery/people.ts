import type { Crowd, Player } from '../src/game/model.js';

export const ema: Player = { seat: 2, name: 'Ema', colour: 'blue', me: true };
export const marek: Player = { seat: 1, name: 'Marek', colour: 'red', me: false };
export const jure: Player = { seat: 3, name: 'Jure', colour: 'green', me: false };
export const zuzana: Player = { seat: 4, name: 'Zuzana', colour: 'yellow', me: false };
export const nikola: Player = { seat: 5, name: 'Nikola', colour: 'black', me: false };

export const stand = (player: Player, people: number): Crowd => ({ player, people, gone: 0 });
export const left = (player: Player, gone: number): Crowd => ({ player, people: 0, gone });
