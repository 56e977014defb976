/** Synthesises the system sounds: a click for a button, a ding for a dialog, a chord for an alert. */

import { muted } from "../../hooks/storage/muted"
import { read } from "../../hooks/storage/useStorage"
import { noteFrequency, openSound, type Sound } from "../../kits/sound/openSound"

/** Notes of a sound: semitones above middle C, and the start of each in seconds. */
type Notes = readonly (readonly [semitones: number, at: number])[]

const click: Notes = [[31, 0]]
const ding: Notes = [[19, 0]]
const chord: Notes = [
  [0, 0],
  [4, 0],
  [7, 0],
]
const startup: Notes = [
  [0, 0],
  [7, 0.12],
  [12, 0.24],
  [16, 0.36],
]

function playNotes(sound: Sound, notes: Notes): void {
  for (const [semitones, at] of notes)
    sound.play({
      frequency: noteFrequency(semitones),
      at,
      seconds: notes === click ? 0.04 : 0.5,
      loudness: 0.06,
    })
}

/** Numbers of alerts and of open dialogs in the document, to detect new ones. */
const alerts = () => document.querySelectorAll("[role=alert]").length
const dialogs = () => document.querySelectorAll("dialog[open]").length

/** Plays the system sounds from now on; returns a function that stops them. */
export function playSystemSounds(): () => void {
  let sound: Sound | null = null
  // Before the first press browsers refuse to play sound, with a warning in the console.
  const isQuiet = () => read(muted) || !navigator.userActivation?.hasBeenActive
  const play = (notes: Notes) => {
    if (isQuiet()) return
    sound ??= openSound()
    if (sound) playNotes(sound, notes)
  }
  play(startup)
  let before = { alerts: alerts(), dialogs: dialogs() }
  const playChanges = () => {
    const now = { alerts: alerts(), dialogs: dialogs() }
    if (now.dialogs > before.dialogs) play(ding)
    else if (now.alerts > before.alerts) play(chord)
    before = now
  }
  const press = ({ target }: Event) => {
    if (target instanceof Element && target.closest("button, a, summary, select")) play(click)
  }
  const observer = new MutationObserver(playChanges)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener("pointerdown", press)
  return () => {
    observer.disconnect()
    document.removeEventListener("pointerdown", press)
    sound?.close()
  }
}
