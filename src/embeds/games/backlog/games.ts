/** The game behind each box, by its title in content/data/games-backlog.yaml. */

import { blockchain } from "./micro/blockchain"
import { busStop } from "./micro/busStop"
import { chess } from "./micro/chess"
import { cookies } from "./micro/cookies"
import { dialUp } from "./micro/dialUp"
import { door } from "./micro/door"
import { excel } from "./micro/excel"
import { flatPack } from "./micro/flatPack"
import { fog } from "./micro/fog"
import { fontFighter } from "./micro/fontFighter"
import { hangman } from "./micro/hangman"
import { iceFishing } from "./micro/iceFishing"
import { idler } from "./micro/idler"
import { kart } from "./micro/kart"
import { lift } from "./micro/lift"
import { minesweeper } from "./micro/minesweeper"
import { mokki } from "./micro/mokki"
import { moose } from "./micro/moose"
import { mute } from "./micro/mute"
import { paint } from "./micro/paint"
import { parking } from "./micro/parking"
import { queue } from "./micro/queue"
import { recursion } from "./micro/recursion"
import { replyAll } from "./micro/replyAll"
import { royale } from "./micro/royale"
import { sauna } from "./micro/sauna"
import { smallTalk } from "./micro/smallTalk"
import { snake } from "./micro/snake"
import { sock } from "./micro/sock"
import { sofa } from "./micro/sofa"
import { taxReturn } from "./micro/taxReturn"
import { undoing } from "./micro/undoing"
import { utsjoki } from "./micro/utsjoki"
import { wheel } from "./micro/wheel"
import type { Microgame } from "./microgame"

export const games: Readonly<Record<string, Microgame>> = {
  "Sauna Tycoon": sauna,
  Moose: moose,
  "Pertti's Wheel": wheel,
  "Parking Hall, Level 3": parking,
  "Small Talk Combat": smallTalk,
  "Bus Stop": busStop,
  "The Night in Utsjoki": utsjoki,
  "Flat-Pack Odyssey": flatPack,
  "Silent Lift": lift,
  "Tax Return": taxReturn,
  "Mökki Survival": mokki,
  "Excel Dungeon": excel,
  "Battle Royale for Two": royale,
  "Minesweeper II": minesweeper,
  "Cookie Quest": cookies,
  "Kalevala Kart": kart,
  "Dial-Up Racer": dialUp,
  "The Undoing": undoing,
  "Escape Room: Open Door": door,
  Fog: fog,
  "Sofa Tetris": sofa,
  "Snake with Commitments": snake,
  "Idle Idler": idler,
  "Reply to All": replyAll,
  "You Are on Mute": mute,
  "Ice Fishing": iceFishing,
  "Font Fighter": fontFighter,
  "Blockchain Draughts": blockchain,
  "Lost Sock Noir": sock,
  "Queue Number 43": queue,
  "Watching Paint: Remastered": paint,
  "Real Chess": chess,
  "Hangman Rehabilitated": hangman,
  Recursion: recursion,
}
