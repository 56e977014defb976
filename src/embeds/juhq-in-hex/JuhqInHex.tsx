import { useEffect, useEffectEvent, useRef, useState } from "react"
import { array, maxLength, picklist, pipe } from "valibot"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useGlobalKeys } from "../../kits/board/useGlobalKeys"
import { noteFrequency } from "../../kits/sound/openSound"
import { useSound } from "../../kits/sound/useSound"
import { useThing } from "../../kits/things/useThing"
import * as styles from "./JuhqInHex.module.css"
import {
  type Cauldron,
  type Curse,
  curseNames,
  curses,
  isCurse,
  noSuchLetter,
  puffText,
  stoneOf,
  stones,
  throwIn,
} from "./logic"
import { Circle } from "./parts/Circle"
import { Effects } from "./parts/Effects"
import { Grimoire } from "./parts/Grimoire"

const known = storageEntry("juhq-in-hex", pipe(array(picklist(curseNames)), maxLength(curseNames.length)), [])
const codecs = { curse: choice(curseNames, null) }
/** The number of curses that make a witch of the visitor. */
const momentCurses = 4
/** A spell that lacks one stone. */
const begun: Cauldron = { word: "c0ffe", state: "open" }

/**
 * A witch's circle of sixteen stones: words spelled in hexadecimal digits happen to the window.
 *
 * @feed Sixteen stones from 0 to f around a cauldron: what can be spelled with them happens to the page.
 */
export default function JuhqInHex() {
  const { values, set } = useAddress(codecs)
  const [found, setFound] = useStorage(known)
  const [cauldron, setCauldron] = useState(begun)
  const [thrown, setThrown] = useState(0)
  const [message, setMessage] = useState("")
  const toy = useRef<HTMLDivElement>(null)
  const sound = useSound()
  const { give } = useThing()
  const { curse } = values

  const cast = (spell: Curse) => {
    set({ curse: spell })
    const all = found.includes(spell) ? found : [...found, spell]
    setFound(all)
    if (all.length >= momentCurses) give()
    setMessage(
      all.length === curseNames.length && all !== found
        ? `${curses[spell]} That was the last page of the book.`
        : curses[spell],
    )
  }
  const press = (stone: string) => {
    const next = throwIn(cauldron, stone)
    setCauldron(next)
    setThrown(thrown + 1)
    sound.open()?.play({ frequency: noteFrequency(stones.indexOf(stone) - 9), seconds: 0.4, loudness: 0.07 })
    if (isCurse(next.word)) cast(next.word)
    else setMessage(next.state === "puff" ? puffText(next.word) : "")
  }
  const lift = () => {
    set({ curse: null })
    setCauldron({ word: "", state: "open" })
    setMessage("The curse is lifted.")
  }
  const recite = (spell: Curse) => {
    setCauldron({ word: spell, state: "cast" })
    setThrown(thrown + 1)
    cast(spell)
  }
  useGlobalKeys(toy, /^[\da-mo-z]$|^Backspace$/i, ({ key }) => {
    if (key === "Backspace") return setCauldron(({ word }) => ({ word: word.slice(0, -1), state: "open" }))
    const stone = stoneOf(key)
    if (stone) press(stone)
    else setMessage(noSuchLetter(key))
  })
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]") && curse)
      lift()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEscape(event)
    window.addEventListener("keydown", listen)
    return () => window.removeEventListener("keydown", listen)
  }, [])

  const isSent = curse !== null && thrown === 0 && message === ""
  const shown = isSent ? { word: curse, state: "cast" as const } : cauldron
  return (
    <div ref={toy} className={styles.toy}>
      <Circle cauldron={shown} thrown={thrown} hint={!isSent && thrown === 0 ? "e" : null} onPress={press} />
      <div className={styles.side}>
        <Grimoire found={found} onRecite={recite} />
        <div className="buttons">
          <button type="button" onClick={lift}>
            Lift the curse
          </button>
          <ShareButton
            text={curse ? `I have put a curse on you: ${curse}` : "A curse needs only six letters"}
            {...(curse ? { link: `?curse=${curse}` } : {})}
          />
        </div>
      </div>
      <Effects curse={curse} toy={toy} />
      <StatusMessage>{isSent ? `Somebody has cursed you. ${curses[curse]}` : message}</StatusMessage>
    </div>
  )
}
