/** The sounds of the system, made on the spot: a click for a button, a ding for a dialog, a chord for a mistake. */

import { muted } from "../../hooks/storage/muted"
import { read } from "../../hooks/storage/useStorage"
import { hertz, openSound, type Sound } from "../../kits/sound/openSound"

/** The notes of a sound: semitones above the C in a piano's middle, and when each begins, in seconds. */
type Notes = readonly (readonly [semitones: number, at: number])[]

const click: Notes = [[31, 0]]
const ding: Notes = [[19, 0]]
const chord: Notes = [
  [0, 0],
  [4, 0],
  [7, 0],
]
const arrival: Notes = [
  [0, 0],
  [7, 0.12],
  [12, 0.24],
  [16, 0.36],
]

function playNotes(sound: Sound, notes: Notes): void {
  for (const [semitones, at] of notes)
    sound.play({ frequency: hertz(semitones), at, seconds: notes === click ? 0.04 : 0.5, loud: 0.06 })
}

/** Which dialogs and mistakes there are now, to hear what is new. */
const alarms = () => document.querySelectorAll("[role=alert]").length
const dialogs = () => document.querySelectorAll("dialog[open]").length

/** Plays the sounds from now on; returns what ends it. */
export function soundSystem(): () => void {
  let sound: Sound | null = null
  // A browser lets nothing sound before something was pressed, and says so aloud.
  const isQuiet = () => read(muted) || !navigator.userActivation?.hasBeenActive
  const play = (notes: Notes) => {
    if (isQuiet()) return
    sound ??= openSound()
    if (sound) playNotes(sound, notes)
  }
  play(arrival)
  let before = { alarms: alarms(), dialogs: dialogs() }
  const hear = () => {
    const now = { alarms: alarms(), dialogs: dialogs() }
    if (now.dialogs > before.dialogs) play(ding)
    else if (now.alarms > before.alarms) play(chord)
    before = now
  }
  const press = ({ target }: Event) => {
    if (target instanceof Element && target.closest("button, a, summary, select")) play(click)
  }
  const observer = new MutationObserver(hear)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener("pointerdown", press)
  return () => {
    observer.disconnect()
    document.removeEventListener("pointerdown", press)
    sound?.close()
  }
}
