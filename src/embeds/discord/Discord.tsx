import { type FormEvent, useEffect, useRef, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { useMotion } from "../../hooks/browser/motion"
import { random } from "../../hooks/browser/random"
import { usePageData } from "../../hooks/page/page"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { useGuest } from "../../kits/guest/useGuest"
import { useTicks } from "../../kits/motion/useTicks"
import { useThing } from "../../kits/things/useThing"
import { trimmed } from "../../lib/text/blank"
import * as styles from "./Discord.module.css"
import { againstGuest, fallen, guestLines, guestText, sideOfGuest } from "./guest"
import { type ChatMessage, command, maxLine, quarrel, retort, sideOf } from "./logic"
import { BotFace } from "./parts/BotFace"
import { Rope } from "./parts/Rope"
import { type Bot, bots, type Quarrel } from "./schema"
import { begin, knotAt, pull, risen, ropeText } from "./tug"

const codecs = { line: whole(7, maxLine, 7) }
const maxWords = 200
const maxOwn = 40
/** Milliseconds the hamster takes to find a key. */
const typingMs = 8000
/** Milliseconds that a side lies in the mud. */
const mudMs = 5000

/**
 * A chat room in which five bots argue about tabs and spaces over a tug of war, and answer visitors who join in.
 *
 * @feed Five bots argue about tabs and spaces for ever; /roll, /horse and /excuse are answered in between.
 * @data discord
 */
export default function Discord() {
  const { discord } = usePageData<{ discord: Quarrel }>()
  const { values } = useAddress(codecs)
  const [more, setMore] = useState(0)
  const [own, setOwn] = useState<readonly ChatMessage[]>([])
  const [tug, setTug] = useState(begin)
  const [muted, setMuted] = useState<readonly Bot[]>([])
  /** True once Pertti, alone in the room, has found the key. */
  const [hasTyped, setHasTyped] = useState(false)
  const [words, setWords] = useState("")
  const motion = useMotion()
  const log = useRef<HTMLDivElement>(null)

  const count = values.line + more
  const silent = muted.length === bots.length
  useThing(silent && hasTyped)
  useTicks(silent && !hasTyped, typingMs, () => setHasTyped(true), log)
  useTicks(motion && !silent, 3500, () => setMore(more + 1), log)

  const guest = useGuest()
  /** The guest that the room has met, and after how many lines. */
  const [met, setMet] = useState({ path: "", at: 0 })
  if (guest && met.path !== guest.path) setMet({ path: guest.path, at: count })

  const { said, knot } = quarrel(discord.lines, count)
  useTicks(tug.mud !== 0 && motion, mudMs, () => setTug(risen(tug, knot)), log)
  const visible = [...said, ...own, ...(guest ? guestLines(guest, met.at) : [])]
    .filter(({ who }) => !muted.includes(who as Bot))
    .sort((a, b) => a.at - b.at)
    .slice(-60)
  const place = knotAt(knot, tug)
  const side = sideOfGuest(place, tug)
  const haul = (by: number) => (guest ? againstGuest(by, side) : by)
  useEffect(() => {
    if (tug.mud !== 0) guest?.remember(fallen(tug.mud))
  }, [tug.mud, guest])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is shown when there is one.
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [visible.length, count, own, guest])

  const send = (event: FormEvent) => {
    event.preventDefault()
    const text = trimmed(words)
    if (!text) return setMore(more + 1)
    const answer = command(text, discord, random)
    const [who, reply] = answer === null ? retort(text, own.length / 2) : (["Pertti", answer] as const)
    // The visitor's messages are placed between two lines of the quarrel.
    const at = Math.max(count, own.at(-1)?.at ?? 0) + 0.001
    const next: ChatMessage[] = [
      { who: "You", text, at },
      { who, text: reply, at: at + 0.001 },
    ]
    setOwn([...own, ...next].slice(-maxOwn))
    if (sideOf(text) !== 0) setTug(pull(tug, haul(2 * sideOf(text)), knot))
    setWords("")
  }
  const mute = (bot: Bot) =>
    setMuted(muted.includes(bot) ? muted.filter(one => one !== bot) : [...muted, bot])

  return (
    <div className={styles.tool}>
      <Rope
        knot={place}
        tug={tug}
        silent={silent}
        guest={guest && { ...guest, side }}
        onPull={(by, goesOn) => setTug(now => pull(now, haul(by), knot, goesOn))}
      />
      <div className={styles.room}>
        <div
          ref={log}
          className={styles.log}
          role="log"
          aria-label="#indentation"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the log once it is focused
          tabIndex={0}
        >
          {visible.map(({ who, text, at }) => (
            <div key={`${at} ${who}`} className={styles.line} data-who={who}>
              <BotFace who={who} />
              <p>
                <b>{who}</b>
                <br />
                <bdi>{text}</bdi>
              </p>
            </div>
          ))}
          {silent && hasTyped && (
            <div className={styles.line} data-who="Pertti">
              <BotFace who="Pertti" />
              <p>
                <b>Pertti</b>
                <br />x
              </p>
            </div>
          )}
          {silent && (
            <p className={styles.typing}>
              {hasTyped
                ? "That was it. He has gone to lie down."
                : "Pertti is typing. You can hear the wheel."}
            </p>
          )}
        </div>
        <ul className={styles.members} aria-label="In the room">
          {bots.map(bot => (
            <li key={bot}>
              <button type="button" aria-pressed={muted.includes(bot)} onClick={() => mute(bot)}>
                <BotFace who={bot} small /> Mute {bot}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <form onSubmit={send} className={styles.form}>
        <Field
          label="Message to #indentation"
          value={words}
          maxLength={maxWords}
          placeholder="/roll 2d6"
          onChange={text => setWords(text.slice(0, maxWords))}
        >
          <button type="submit">Say it</button>
          <ShareButton text="They are at it again" link={`?line=${Math.min(count, maxLine)}`} />
        </Field>
      </form>
      <StatusMessage>
        {silent ? "Five muted." : ropeText(place, tug) + (guest ? guestText(guest, side, tug) : "")}
      </StatusMessage>
    </div>
  )
}
