import { useId, useState } from "react"
import { Button } from "../../components/button/Button"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { copyText } from "../../hooks/browser/clipboard"
import { useMedia } from "../../hooks/browser/media"
import { useMotion } from "../../hooks/browser/motion"
import type { Codec } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useTicks } from "../../kits/motion/useTicks"
import { type Charset, charsets, copied, type Format, guess } from "./bytes"
import { type Cursor, selected } from "./cursor"
import * as styles from "./JuhqInHex.module.css"
import { Find } from "./parts/Find"
import { GoTo } from "./parts/GoTo"
import { Here } from "./parts/Here"
import { HexGrid } from "./parts/HexGrid"
import { Open } from "./parts/Open"
import { maxCopied, Range } from "./parts/Range"
import { useBytes } from "./parts/useBytes"
import { maxBytesLinked, useContent } from "./parts/useContent"
import { readBytes } from "./source"

type Props = {
  /** The text to begin with. */
  start: string
}

/** Encodes the byte offset of a link in hex. */
const place: Codec<number> = {
  initial: 0,
  parse: hex => (/^[\da-f]{1,12}$/i.test(hex) ? Number.parseInt(hex, 16) : undefined),
  format: byte => byte.toString(16),
}

/** The time the cursor rests on each byte of its initial tour through a short text, in milliseconds. */
const tourStepMs = 900
const maxToured = 5

/** The number of rows drawn at once. */
const rows = 16

/**
 * A hex viewer for texts and files of any size. Files never leave the browser.
 *
 * @feed A hex viewer: offsets, bytes and letters of any text or file, with a search, in the browser alone.
 */
export default function JuhqInHex({ start }: Props) {
  const { text, source, canUndo, ...content } = useContent(start)
  const { values, set } = useAddress({ at: place })
  const [walked, setWalked] = useState<Cursor | null>(null)
  const [toured, setToured] = useState(0)
  const motion = useMotion()
  const [found, setFound] = useState<number | null>(null)
  const [charset, setCharset] = useState<Charset>("ascii")
  const [format, setFormat] = useState<Format>("hex")
  const [message, setMessage] = useState("")
  const id = useId()
  const columns = useMedia("(min-width: 760px)", true) ? 16 : 8
  const { size } = source
  const last = Math.max(0, size - 1)
  const isTouring = walked === null && values.at === 0 && size <= maxToured && toured < size
  useTicks(motion && isTouring, tourStepMs, () => setToured(toured + 1))
  const first = isTouring ? toured : values.at
  const { at, anchor } = walked ?? { at: first, anchor: first }
  const cursor = { at: Math.min(at, last), anchor: Math.min(anchor, last) }
  const page = rows * columns
  const from = Math.floor(cursor.at / page) * page
  const { bytes, failed } = useBytes(source, from, Math.min(size, from + page))
  const { bytes: head } = useBytes(source, 0, Math.min(size, 16))

  const rewind = () => {
    setWalked({ at: 0, anchor: 0 })
    setFound(null)
    set({ at: 0 })
    setMessage("")
  }
  const go = (at: number, length = 1) => {
    setWalked({ at, anchor: at + length - 1 })
    set({ at })
  }
  const copy = async () => {
    const [first, until] = selected(cursor)
    const count = until - first + 1
    if (count > maxCopied) return setMessage("That is too much to copy. It can be saved.")
    try {
      const worked = await copyText(copied(await readBytes(source, first, until + 1), format))
      setMessage(
        worked ? `Copied: ${count} ${count === 1 ? "byte" : "bytes"}.` : "This browser does not copy.",
      )
    } catch {
      setMessage(`${source.name} can't be read any more.`)
    }
  }
  const pages = {
    "First page": 0,
    "Previous page": Math.max(0, cursor.at - page),
    "Next page": Math.min(last, cursor.at + page),
    "Last page": last,
  }

  return (
    // Focusing a control ends the tour, with the cursor on the byte it had reached.
    <div
      className={styles.tool}
      onFocusCapture={() => isTouring && setWalked({ at: toured, anchor: toured })}
    >
      <Open
        source={source}
        text={text}
        onText={next => {
          content.write(next)
          rewind()
        }}
        onSource={next => {
          content.open(next)
          rewind()
        }}
        onClose={() => {
          content.restart()
          rewind()
        }}
      />
      <div className="buttons">
        <label htmlFor={`${id}-charset`}>Letters</label>
        <select
          id={`${id}-charset`}
          value={charset}
          onChange={event => setCharset(charsets.find(known => known === event.target.value) ?? "ascii")}
        >
          <option value="ascii">ASCII</option>
          <option value="latin">Latin (ISO 8859-1)</option>
        </select>
        {Object.entries(pages).map(([name, target]) => (
          <RevealOnce key={name} when={size > page}>
            <Button disabled={size <= page} onClick={() => go(target)}>
              {name}
            </Button>
          </RevealOnce>
        ))}
      </div>
      {size === 0 ? (
        <p className={styles.empty}>No bytes. Write something above, or open a file.</p>
      ) : (
        <HexGrid
          bytes={bytes}
          from={from}
          size={size}
          columns={columns}
          page={page}
          charset={charset}
          cursor={cursor}
          onCursor={setWalked}
          onCopy={() => void copy()}
        />
      )}
      <Here
        at={cursor.at}
        size={size}
        byte={bytes?.[cursor.at - from]}
        charset={charset}
        kind={head && guess(head)}
        failed={failed ? source.name : null}
        onFlip={content.flip && (bit => content.flip?.(cursor.at, bit))}
      />
      <StatusMessage>{message}</StatusMessage>
      <GoTo at={cursor.at} size={size} onGo={at => go(at)} />
      <Find
        source={source}
        at={Math.min(cursor.at, cursor.anchor)}
        found={found}
        onFound={(at, length) => {
          setFound(at)
          go(at, length)
        }}
      />
      <Range source={source} cursor={cursor} format={format} onFormat={setFormat} onCursor={setWalked} />
      <div className="buttons">
        <ShareButton />
        {canUndo ? (
          <button
            data-menu="edit"
            type="button"
            onClick={() => {
              content.undo()
              rewind()
            }}
          >
            Undo
          </button>
        ) : (
          <RevealOnce when={text !== start}>
            <Button
              data-menu="edit"
              disabled={text === start}
              onClick={() => {
                content.restart()
                rewind()
              }}
            >
              Start again
            </Button>
          </RevealOnce>
        )}
      </div>
      {text === null && size > maxBytesLinked && (
        <p>A link can't carry {source.name}: it leads to the text.</p>
      )}
    </div>
  )
}
