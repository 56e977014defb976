import { useRef, useState } from "react"
import * as v from "valibot"
import { ShareButton } from "../../components/share-button/ShareButton"
import { now } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { usePage, usePageData } from "../../hooks/page/page"
import { moveToBin, useRestoredItems } from "../../hooks/storage/recycleBin"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { TextArea } from "../../kits/controls/TextArea"
import { useDeedsElsewhere } from "../../kits/guest/useDeeds"
import { useGuest } from "../../kits/guest/useGuest"
import { useTicks } from "../../kits/motion/useTicks"
import { useThing } from "../../kits/things/useThing"
import { trimmed } from "../../lib/text/blank"
import { pluralise } from "../../lib/text/pluralise"
import {
  againText,
  blown,
  followText,
  pushedAgain,
  repeated,
  sentAgain,
  swallowed,
  tickledAgain,
  whaleText,
} from "./guest"
import {
  bitten,
  cut,
  flightSqueak,
  fresh,
  lettersIn,
  nibbleSeconds,
  push,
  pushText,
  send,
  temptingLength,
  tickle,
  ticklesNeeded,
} from "./logic"
import { Gossip } from "./parts/Gossip"
import { SqueakCard } from "./parts/SqueakCard"
import { Whale } from "./parts/Whale"
import { Wheel } from "./parts/Wheel"
import { maxLetters, type Squeak } from "./schema"
import * as styles from "./Twitter.module.css"

const maxOwn = 100

/** The maximum number of squeaks of other pages about the visitor's things. */
const maxGossip = 3
const own = v.object({ at: v.number(), text: v.pipe(v.string(), v.maxLength(600)) })
const storedSqueaks = storageEntry("twitter", v.pipe(v.array(own), v.maxLength(maxOwn)), [])
const codecs = { says: text("", { maxLength: 2 * maxLetters }) }

/** The duration of a frame of the wheel in milliseconds: the more lamps, the faster. */
const wheelMs = (turns: number) => 180 - 15 * turns

/**
 * A timeline of 140-character posts kept in this browser, with a hamster who replies and sometimes ends up inside a
 * whale.
 *
 * @feed A timeline of 140 characters on which a hamster replies; when he is over capacity he is in a whale.
 * @data twitter
 */
export default function Twitter() {
  const { path } = usePage()
  const { twitter } = usePageData<{ twitter: Squeak[] }>()
  const { values } = useAddress(codecs)
  const [mine, setMine] = useStorage(storedSqueaks)
  const [server, setServer] = useState(fresh)
  const [draft, setDraft] = useState("")
  const [idle, setIdle] = useState(0)
  const [turn, setTurn] = useState(0)
  /** True after an attempt to send an empty squeak. */
  const [silent, setSilent] = useState(false)
  /** The message about the last push of the wheel. */
  const [pushMessage, setPushMessage] = useState("")
  /** The number of times that Pertti has been thrown out of the wheel, and whether he is still out of it. */
  const [flights, setFlights] = useState(0)
  const [isOut, setOut] = useState(false)
  const motion = useMotion()
  const scene = useRef<HTMLDivElement>(null)

  const { give } = useThing()
  const guest = useGuest()
  const gossip = useDeedsElsewhere()

  const letters = lettersIn(draft)
  const tempted = letters > temptingLength
  useTicks(tempted && motion, 1000, () => {
    setIdle(idle + 1)
    if (idle + 1 >= nibbleSeconds) setDraft(bitten)
  })
  useTicks(
    motion && server.tickles === null,
    wheelMs(server.turns),
    () => setTurn(now => (now + 1) % 8),
    scene,
  )

  const write = (next: string) => {
    setIdle(0)
    setSilent(false)
    setPushMessage("")
    setDraft(cut(next))
  }
  const publish = (published: string | null) => {
    if (published !== null) setMine(all => [...all, { at: now(), text: published }].slice(-maxOwn))
  }
  const squeak = () => {
    const words = trimmed(draft)
    setSilent(!words)
    if (!words || server.tickles !== null) return
    const after = send(server, words)
    setServer(guest ? sentAgain(after.server, words) : after.server)
    publish(after.published)
    setDraft("")
    setIdle(0)
    setPushMessage(guest ? againText(guest, "said it") : "")
    guest?.remember(repeated)
  }
  const shove = () => {
    setSilent(false)
    const pushed = push(server)
    const after = guest ? pushedAgain(server, pushed) : pushed
    const isBlown = after.turns < server.turns
    if (isBlown) guest?.remember(blown)
    setServer(after)
    setOut(isBlown)
    if (isBlown) setFlights(flights + 1)
    setTurn(now => (now + 1) % 8)
    setPushMessage(
      isOut
        ? "He is back. He doesn't want to talk about it."
        : pushText(after.turns) || (guest ? againText(guest, "pushed") : ""),
    )
  }
  const touch = () => {
    const after = guest ? tickledAgain(tickle(server)) : tickle(server)
    setOut(false)
    setServer(after.server)
    publish(after.published)
    if (after.server.tickles !== null) return
    give()
    guest?.remember(swallowed)
  }
  const remove = (at: number, words: string) => {
    moveToBin([{ from: path, label: words.slice(0, 60), text: words }])
    setMine(all => all.filter(one => one.at !== at || one.text !== words))
  }
  useRestoredItems(path, texts =>
    setMine(all => [...all, ...texts.map(text => ({ at: now(), text: text.slice(0, 600) }))].slice(-maxOwn)),
  )
  const sent = cut(trimmed(values.says))
  const newest = mine.at(-1)

  return (
    <div className={styles.tool}>
      <div ref={scene} className={styles.scene}>
        {server.tickles === null ? (
          <button type="button" className={styles.wheel} aria-label="Push the wheel" onClick={shove}>
            <Wheel
              key={isOut ? flights : 0}
              turn={turn}
              turns={server.turns}
              isOut={isOut}
              flies={motion}
              guest={guest}
              eats={tempted && motion && idle + 1 >= nibbleSeconds}
            />
          </button>
        ) : (
          <Whale tickles={server.tickles} guest={guest} />
        )}
      </div>
      <div className={styles.compose}>
        <TextArea
          label="What is the hamster doing?"
          rows={2}
          value={draft}
          onText={write}
          placeholder="He is running."
        />
        <p
          className={styles.count}
          data-tempting={(tempted && server.tickles === null) || undefined}
          role={server.tickles === null ? undefined : "status"}
        >
          <b>{server.tickles === null ? maxLetters - letters : ticklesNeeded - server.tickles}</b>{" "}
          {server.tickles === null ? "left" : "Over capacity"}
        </p>
        <button type="button" onClick={server.tickles === null ? squeak : touch}>
          {server.tickles === null ? "Squeak" : "Tickle the whale"}
        </button>
      </div>
      <p className={styles.message} role="status">
        {server.tickles !== null
          ? guest
            ? whaleText(guest)
            : "Over capacity. He is in there with your squeak."
          : silent
            ? "He heard nothing, and agrees. Write something first."
            : tempted && motion
              ? "A long one. Pertti is looking at it."
              : pushMessage ||
                (server.turns === 0
                  ? "The lamps are out. Push the wheel, or squeak anyway."
                  : guest
                    ? followText(guest, server)
                    : `${pluralise(server.turns, "lamp")} on. A squeak costs one.`)}
      </p>
      <ol className={styles.timeline} aria-label="Timeline">
        {flights > 0 && (
          <SqueakCard key={`flight ${flights}`} who="Pertti" text={flightSqueak(flights)} isNew={isOut} />
        )}
        {sent && <SqueakCard who="Brought by the link" text={sent} replies />}
        {mine
          .map(({ at, text }) => (
            <SqueakCard
              key={`${at} ${text}`}
              who="You"
              text={text}
              replies
              onRemove={() => remove(at, text)}
            />
          ))
          .reverse()}
        {gossip.slice(0, maxGossip).map(({ thing, on, what }) => (
          <Gossip key={thing} thing={thing} on={on} what={what} />
        ))}
        {twitter.map(({ who, text }, at) =>
          // The newest makes room for it, so that nothing moves.
          guest && at === 0 ? (
            <SqueakCard key={who + text} who={guest.name} text="followed you." guest={guest} />
          ) : (
            <SqueakCard key={who + text} who={who} text={text} />
          ),
        )}
      </ol>
      <div className="buttons">
        <ShareButton
          text={newest?.text ?? "What is the hamster doing?"}
          {...(newest ? { link: `?${new URLSearchParams({ says: cut(newest.text) })}` } : {})}
        />
      </div>
    </div>
  )
}
