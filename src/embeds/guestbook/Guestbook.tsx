import { useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { now } from "../../hooks/browser/clock"
import { usePage, usePageData } from "../../hooks/page/page"
import { moveToBin, useRestoredItems } from "../../hooks/storage/recycleBin"
import { travels } from "../../hooks/storage/travels"
import { useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useGuest } from "../../kits/guest/useGuest"
import { useThing } from "../../kits/things/useThing"
import { dayKey, dayOf } from "../../lib/calendar/calendarDay"
import { isBlank } from "../../lib/text/blank"
import { bellEntry } from "./clerk"
import * as styles from "./Guestbook.module.css"
import {
  manners,
  maxLengths,
  type OwnEntry,
  replyTo,
  restoredSheets,
  signed,
  stampsOf,
  storedEntries,
} from "./logic"
import { Desk } from "./parts/Desk"
import { GuestEntry } from "./parts/GuestEntry"
import { Print } from "./parts/Print"
import { SignForm } from "./parts/SignForm"
import { Stamp } from "./parts/Stamp"
import { type Entry, maxEntries } from "./schema"

const codecs = { from: text("", { maxLength: maxLengths.name }), says: text("", { maxLength: 200 }) }

/**
 * A guestbook with entries since 1998 and the visitor's own. Everything stays plain text, and bad manners get a
 * stamp.
 *
 * @feed A guestbook since 1998, on a desk with a bell that may be rung, and a clerk who answers everybody.
 * @data guestbook
 */
export default function Guestbook() {
  const { path } = usePage()
  const { guestbook } = usePageData<{ guestbook: Entry[] }>()
  const [own, setOwn] = useStorage(storedEntries)
  const { values } = useAddress(codecs)
  const [rings, setRings] = useState(0)
  const noise = bellEntry(rings)
  const { give } = useThing()
  const guest = useGuest()
  const [happened] = useStorage(travels)
  /** The paths of the pages whose things have signed with a print, the newest first. */
  const signers = Object.keys(happened)
    .filter(from => happened[from]?.some(({ on }) => on === path))
    .reverse()

  const sign = (draft: Parameters<typeof signed>[0]) => {
    const entry = signed(draft, Math.max(0, ...own.map(({ id }) => id)) + 1, now())
    if (entry) setOwn(all => [...all, entry].slice(-maxEntries))
    if (entry && stampsOf(`${entry.name} ${entry.text}`).length > 0) give()
    return entry !== null
  }
  const tearOut = (entry: OwnEntry) => {
    moveToBin([
      { from: path, label: `${entry.name}: ${entry.text.slice(0, 40)}`, text: JSON.stringify(entry) },
    ])
    setOwn(all => all.filter(({ id }) => id !== entry.id))
  }
  useRestoredItems(path, texts => setOwn(all => restoredSheets(texts, all)))

  const found = manners.filter(({ id }) =>
    own.some(({ name, text }) => stampsOf(`${name} ${text}`).includes(id)),
  )
  const newest = own.at(-1)
  const others = guestbook.length + signers.length
  const sheet = isBlank(values.from) || isBlank(values.says) ? null : values

  return (
    <div className={styles.tool}>
      <Desk
        stamps={found.length}
        rings={rings}
        onRing={() => setRings(rings + 1)}
        guest={guest}
        hasSigned={guest !== null && signers.includes(guest.path)}
        onPrint={() => guest?.remember("Signed a guestbook by being pressed on it.")}
      />
      <SignForm onSign={sign} />
      <div
        className={styles.book}
        role="log"
        aria-label="Entries"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the book once it is focused
        tabIndex={0}
      >
        <ol className={styles.entries}>
          {signers.map(from => (
            <Print key={from} from={from} />
          ))}
          {noise && <GuestEntry name="The bell" date="Just now" historic {...noise} />}
          {sheet && (
            <GuestEntry
              name={sheet.from.slice(0, maxLengths.name)}
              text={sheet.says.slice(0, 200)}
              date="A loose sheet, brought by the link"
              reply={replyTo({ name: sheet.from, text: sheet.says }, 0)}
            />
          )}
          {own
            .map((entry, i) => (
              <GuestEntry
                key={entry.id}
                {...entry}
                date={dayKey(dayOf(new Date(entry.at)))}
                reply={replyTo(entry, guestbook.length + i + 1)}
                stamps={stampsOf(`${entry.name} ${entry.text}`)}
                onTear={() => tearOut(entry)}
              />
            ))
            .reverse()}
          {/* From the first page on: two of the guests have a story. */}
          {guestbook.map(entry => (
            <GuestEntry key={entry.on + entry.text} {...entry} date={entry.on} historic />
          ))}
        </ol>
      </div>
      {found.length > 0 && (
        <ul className={styles.album} aria-label="Stamps for bad manners">
          {found.map(({ id, name }) => (
            <li key={id}>
              <Stamp id={id} name={name} />
            </li>
          ))}
        </ul>
      )}
      <div className="buttons">
        <ShareButton
          text={newest ? `${newest.name} has signed the guestbook` : "Sign the book"}
          {...(newest
            ? { link: `?${new URLSearchParams({ from: newest.name, says: newest.text.slice(0, 200) })}` }
            : {})}
        />
      </div>
      <StatusMessage>
        {own.length === 0
          ? `${others} entries since 1998`
          : `${others + own.length} entries, ${own.length} of yours; ${found.length} of ${manners.length} stamps for bad manners`}
      </StatusMessage>
    </div>
  )
}
