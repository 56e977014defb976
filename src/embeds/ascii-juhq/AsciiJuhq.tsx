import { type CSSProperties, useId, useMemo, useState } from "react"
import { Button } from "../../components/button/Button"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ScrollArea } from "../../components/scroll-area/ScrollArea"
import { ShareButton } from "../../components/share-button/ShareButton"
import { download } from "../../hooks/browser/download"
import { useQuery } from "../../hooks/page/query"
import { Missing } from "../../kits/loading/Missing"
import * as styles from "./AsciiJuhq.module.css"
import { fontOf, fonts } from "./fonts"
import { aligns, banner, first, mostLetters, remarks, widths } from "./logic"
import { CommentBox } from "./parts/CommentBox"
import { useFittingWidth } from "./parts/useFittingWidth"
import { useFont } from "./parts/useFont"

type Props = {
  /** The text to begin with; the banner that is shown before any script runs says "juhq". */
  start: string
}

/** Far more than a banner draws, and little enough for a text box; what is pasted beyond it falls off. */
const mostKept = 5000

/** A longer text is kept on the page, but not put into the link. */
const mostLinked = 500

/**
 * Any text as an ASCII banner in two dozen fonts, with width, alignment, and a comment in nine programming languages.
 *
 * @feed A machine that writes any text in large letters made of small ones, ready to be pasted into a program as a comment.
 */
export default function AsciiJuhq({ start }: Props) {
  const [linked, setLinked] = useQuery("text")
  const [fontId, setFontId] = useQuery("font")
  const [linkedWidth, setWidth] = useQuery("width")
  const [linkedAlign, setAlign] = useQuery("align")
  const [typed, setTyped] = useState<string | null>(null)
  const [before, setBefore] = useState<(string | null)[] | null>(null)
  const id = useId()

  const text = typed ?? linked ?? start
  const font = fontOf(fontId)
  const fitting = useFittingWidth()
  const width = widths.find(known => String(known) === linkedWidth) ?? fitting
  const align = aligns.find(known => known === linkedAlign) ?? "left"
  const { loaded, failed, retry } = useFont(font)
  const made = useMemo(
    () => (loaded ? banner(loaded.figlet, loaded.font.name, text, width, align) : null),
    [loaded, text, width, align],
  )
  const untouched = [typed, linked, fontId, linkedWidth, linkedAlign].every(value => value === null)
  const art = made?.art ?? (untouched ? first : "")
  const shownFont = loaded?.font ?? fonts[0]
  const spoken = text.trim().slice(0, mostLetters)

  const write = (next: string | null) => {
    setBefore(null)
    setTyped(next)
    setLinked(next !== null && next.length <= mostLinked ? next : null)
  }
  const startAgain = () => {
    const now = [text, fontId, linkedWidth, linkedAlign]
    for (const forget of [write, setFontId, setWidth, setAlign]) forget(null)
    setBefore(now)
  }
  const undo = () => {
    const [oldText = null, oldFont = null, oldWidth = null, oldAlign = null] = before ?? []
    write(oldText)
    setFontId(oldFont)
    setWidth(oldWidth)
    setAlign(oldAlign)
  }

  return (
    <div className={styles.tool}>
      <label htmlFor={`${id}-text`}>Text</label>
      <textarea
        id={`${id}-text`}
        rows={2}
        maxLength={mostKept}
        value={text}
        placeholder="Type or paste something that deserves to be six lines tall"
        onChange={event => write(event.target.value)}
      />
      <div className={styles.choices}>
        <div>
          <label htmlFor={`${id}-font`}>Font</label>
          <select id={`${id}-font`} value={font.id} onChange={event => setFontId(event.target.value)}>
            {fonts.map(({ id: known, name }) => (
              <option key={known} value={known}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-width`}>Width</label>
          <select id={`${id}-width`} value={width} onChange={event => setWidth(event.target.value)}>
            {widths.map(known => (
              <option key={known} value={known}>
                {known} signs
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-align`}>Alignment</label>
          <select id={`${id}-align`} value={align} onChange={event => setAlign(event.target.value)}>
            {aligns.map(known => (
              <option key={known} value={known}>
                {known}
              </option>
            ))}
          </select>
        </div>
      </div>
      <ScrollArea className={styles.scroll} label="Banner">
        <pre
          className={styles.banner}
          role="img"
          style={{ "--columns": Math.max(1, made?.columns ?? width) } as CSSProperties}
          aria-label={art ? `${spoken}, in the font ${shownFont.name}` : "Empty"}
        >
          {art}
        </pre>
      </ScrollArea>
      <p className={styles.said} role="status">
        {!failed && !untouched && loaded?.font !== font && "Fetching the font..."}
        {made &&
          made.art === "" &&
          made.missing.length === 0 &&
          "Nothing to write. The letters are waiting above."}
        {made && remarks(made, shownFont.name, width)}
        {text.length > mostLinked && " The text is too long for a link; the link has the rest."}
      </p>
      {failed && <Missing what="The font" onRetry={retry} />}
      <div className="buttons">
        <CopyButton text={art} />
        <Button
          disabled={!art}
          onClick={() => download(new Blob([`${art}\n`], { type: "text/plain;charset=utf-8" }), "banner.txt")}
        >
          Save as text
        </Button>
        <ShareButton />
        {before ? (
          <button type="button" onClick={undo}>
            Undo
          </button>
        ) : (
          <Button disabled={untouched} onClick={startAgain}>
            Start again
          </Button>
        )}
      </div>
      <CommentBox art={art} />
    </div>
  )
}
