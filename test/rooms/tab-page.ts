// A page that plays in rooms between tabs, for the frame of a test.
import {Room, tabs} from '../../src/rooms/room.js';

declare global {
  interface Window {
    rooms: {Room: typeof Room; tabs: typeof tabs};
  }
}

window.rooms = {Room, tabs};
