import { useEffect, useId, useMemo, useRef, useState } from "react"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { text } from "../../kits/address/codecs"
import { StartAgain } from "../../kits/address/StartAgain"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { TextArea } from "../../kits/controls/TextArea"
import { isBlank } from "../../lib/text/blank"
import { facts } from "./browser"
import { costumes } from "./costumes"
import { changes, maxLength, outcome, type Piece, piecesOf, type Row, toasterCoat } from "./logic"
import { Coats } from "./parts/Coats"
import { Hints } from "./parts/Hints"
import { Pieces } from "./parts/Pieces"
import { Summary } from "./parts/Summary"
import * as styles from "./Useragent.module.css"

/** The maximum number of characters kept from the text box; a million would block the page. */
const maxKept = 10_000

/** The select's value while the string is none of the disguises. */
const undressed = "?"

const codecs = { ua: text(null, { maxLength: maxLength }) }

/**
 * A parser that explains the user agent of this browser, or any other, and offers disguises that change nothing.
 *
 * @feed What your browser says it is, taken apart word by word back to Mosaic, and fourteen disguises.
 */
export default function Useragent() {
  const address = useAddress(codecs)
  const { ua } = address.values
  const [own, setOwn] = useState<string | null>(null)
  const [before, setBefore] = useState<Row[]>([])
  const [after, setAfter] = useState<Row[]>([])
  const [rail, setRail] = useState<string[]>([])
  /** The string from which the coats of the rail were taken. */
  const [whole, setWhole] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const shown = ua ?? own ?? ""
  const isOwn = own !== null && shown === own
  const pieces = useMemo(() => piecesOf(shown), [shown])

  useEffect(() => {
    setOwn(navigator.userAgent)
    setBefore(facts())
  }, [])

  const change = (next: string) => {
    // This browser's own string stays out of the address, which may be shared with strangers.
    address.set({ ua: next === own ? null : next })
    setAfter(facts())
  }
  const take = (piece: Piece) => {
    if (rail.length === 0) setWhole(shown)
    change(
      pieces
        .filter(other => other !== piece)
        .map(({ text }) => text)
        .join(" "),
    )
    setRail(rail.includes(piece.text) ? rail : [...rail, piece.text])
  }
  const putOn = (coat: string) => {
    change([coat, shown].filter(Boolean).join(" "))
    setRail(rail.filter(other => other !== coat))
  }
  const dress = () => {
    change(whole ?? [...rail, shown].join(" "))
    setRail([])
  }
  const costume = costumes.find(({ userAgent }) => userAgent === shown)?.userAgent
  const worn = costume ?? (isOwn || own === null ? "" : undressed)
  const restart = {
    ...address,
    reset: () => {
      address.reset()
      setAfter([])
      setRail([])
    },
    undo: () => {
      address.undo()
      setAfter(facts())
    },
  }

  return (
    <div className={styles.tool}>
      <TextArea
        beside
        label={isOwn || ua === null ? "Your browser says that it is" : "This one says that it is"}
        ref={box}
        rows={3}
        maxLength={maxKept}
        spellCheck={false}
        autoComplete="off"
        placeholder="Paste a user agent string, or put on a disguise"
        value={shown}
        aria-describedby={`${id}-note`}
        onText={next => {
          setWhole(null)
          change(next)
        }}
      />
      <p id={`${id}-note`} className={styles.note} role="alert">
        {shown.length > maxLength &&
          "That is long. The first 2,000 characters are read, and the rest is not in the link."}
      </p>
      <div className={styles.desk}>
        <div className={styles.wardrobe}>
          <Coats
            pieces={pieces}
            known={own !== null}
            rail={rail}
            onTake={take}
            onPutOn={putOn}
            onDress={dress}
          />
          <StatusMessage>
            {after.length > 0 &&
              !isOwn &&
              shown !== "" &&
              (shown.startsWith(toasterCoat)
                ? "You are a toaster now. The other toaster is moved."
                : outcome(changes(before, after)))}
          </StatusMessage>
        </div>
        <div className={styles.taken}>
          <Summary text={shown} />
          <div className={styles.costume}>
            <Choice
              beside
              label="Pretend to be"
              value={worn}
              disabled={own === null}
              options={[
                ...(worn === undressed ? [[undressed, "somebody unknown"] as const] : []),
                ["", isOwn || own === null ? "yourself" : "yourself again"] as const,
                ...costumes.map(({ name, userAgent }) => [userAgent, name] as const),
              ]}
              onChange={chosen => {
                change(chosen || (own ?? ""))
                setRail([])
              }}
            />
          </div>
        </div>
      </div>
      <div className="buttons">
        <CopyButton text={shown} />
        <ShareButton />
        <RevealOnce when={restart.touched || restart.canUndo}>
          <StartAgain of={restart} />
        </RevealOnce>
      </div>
      <h2>Word by word</h2>
      {isBlank(shown) ? (
        <p>{own === null ? "Asking your browser who it is..." : "Silence. That is a string too."}</p>
      ) : (
        <Pieces pieces={pieces} />
      )}
      <h2>And if asked politely</h2>
      <Hints />
    </div>
  )
}
