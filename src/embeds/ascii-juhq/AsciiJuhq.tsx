import { type CSSProperties, useMemo, useRef } from "react"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { Button } from "../../components/button/Button"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ScrollArea } from "../../components/scroll-area/ScrollArea"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { download } from "../../hooks/browser/download"
import { random } from "../../hooks/browser/random"
import { choice, text } from "../../kits/address/codecs"
import { StartAgain } from "../../kits/address/StartAgain"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { TextArea } from "../../kits/controls/TextArea"
import { LoadError } from "../../kits/loading/LoadError"
import { pick } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"
import * as styles from "./AsciiJuhq.module.css"
import { languages } from "./comments"
import { fontOf, fonts } from "./fonts"
import { aligns, banner, first, maxLetters, remarks, widths } from "./logic"
import { CommentBox } from "./parts/CommentBox"
import { useFittingWidth } from "./parts/useFittingWidth"
import { useFont } from "./parts/useFont"
import { useTumble } from "./parts/useTumble"

type Props = {
  /** The text to begin with. Until scripts run, the banner says "juhq". */
  start: string
}

/** The maximum length of the text box; a longer paste is truncated. */
const maxTextLength = 5000

/** The maximum length of a text in the link; a longer one stays on the page. */
const maxLinkedLength = 500

/** The sample texts. */
const samples = ["Moi!", "KAHVI", "404"] as const

const codecs = {
  text: text(null, { maxLength: maxLinkedLength }),
  font: choice(fonts.map(({ id }) => id)),
  width: choice(widths, null),
  align: choice(aligns, "left"),
  comment: choice(languages),
}

/**
 * A maker of ASCII banners in two dozen fonts, with width and alignment. Banners can be copied as comments in nine
 * programming languages.
 *
 * @feed A machine that writes any text in large letters made of small ones, ready to be pasted into a program as a comment.
 */
export default function AsciiJuhq({ start }: Props) {
  const address = useAddress(codecs)
  const { values, set } = address
  const fitting = useFittingWidth()
  const written = values.text ?? start
  const font = fontOf(values.font)
  const width = values.width ?? fitting
  const { align } = values
  const { loaded, failed, retry } = useFont(font)
  const rendered = useMemo(
    () => (loaded ? banner(loaded.figlet, loaded.font.name, written, width, align) : null),
    [loaded, written, width, align],
  )
  const art = rendered?.art ?? (address.touched ? "" : first)
  const shownFont = loaded?.font ?? fonts[0]
  const spoken = trimmed(written).slice(0, maxLetters)
  const picture = useRef<HTMLPreElement>(null)
  const { seen, knock, end } = useTumble(picture, art, failed || !address.touched || loaded?.font === font)
  /** Knocks the banner over; it gets up in a different font. */
  const knockOver = (part: number) => {
    knock(part)
    set({
      font: pick(
        fonts.filter(other => other !== font),
        random,
      ).id,
    })
  }
  const write = (text: string) => {
    end()
    set({ text })
  }

  return (
    <div className={styles.tool}>
      <ScrollArea className={styles.scroll} label="Banner">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the button over it. */}
        <pre
          ref={picture}
          className={styles.banner}
          role="img"
          style={
            {
              "--columns": Math.max(
                1,
                rendered?.columns ?? Math.max(...art.split("\n").map(row => row.length)),
              ),
              "--rows": (seen ?? art).split("\n").length,
            } as CSSProperties
          }
          aria-label={art ? `${spoken}, in the font ${shownFont.name}` : "Empty"}
          onClick={event => {
            const { left, width } = event.currentTarget.getBoundingClientRect()
            knockOver((event.clientX - left) / Math.max(1, width))
          }}
        >
          {seen ?? art}
        </pre>
      </ScrollArea>
      <div className="buttons">
        <button type="button" className={styles.knock} onClick={() => knockOver(0)}>
          Knock it over
        </button>
        {samples.map(sample => (
          <button key={sample} type="button" onClick={() => write(sample)}>
            {sample}
          </button>
        ))}
      </div>
      <TextArea
        label="Text"
        rows={2}
        maxLength={maxTextLength}
        value={written}
        placeholder="Type a word that deserves to be six lines tall"
        onText={write}
        beside
      />
      <details className={styles.more}>
        <summary>Fonts, widths, and comments for programs</summary>
        <div className={styles.choices}>
          <Choice
            label="Font"
            value={font.id}
            options={fonts.map(({ id, name }) => [id, name] as const)}
            onChange={next => set({ font: next })}
          />
          <Choice
            label="Width"
            value={width}
            options={widths.map(known => [known, `${known} signs`] as const)}
            onChange={next => set({ width: next })}
          />
          <Choice label="Alignment" value={align} options={aligns} onChange={next => set({ align: next })} />
        </div>
        <CommentBox art={art} language={values.comment} onLanguage={next => set({ comment: next })} />
      </details>
      <StatusMessage>
        {!failed && address.touched && loaded?.font !== font && "Fetching the font..."}
        {rendered &&
          rendered.art === "" &&
          rendered.missing.length === 0 &&
          "Nothing to write. The letters are waiting."}
        <BidiIsolate>{rendered && remarks(rendered, shownFont.name, width)}</BidiIsolate>
        {written.length > maxLinkedLength && " The text is too long for a link. The link has the font."}
      </StatusMessage>
      {failed && <LoadError what="The font" onRetry={retry} />}
      <div className="buttons">
        <CopyButton text={art} />
        <Button
          data-menu="file"
          disabled={!art}
          onClick={() => download(new Blob([`${art}\n`], { type: "text/plain;charset=utf-8" }), "banner.txt")}
        >
          Save as text
        </Button>
        <ShareButton />
        <StartAgain of={address} />
      </div>
    </div>
  )
}
