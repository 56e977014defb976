import { useRef, useState } from "react"
import { ExternalLink } from "../../components/external-link/ExternalLink"
import { ShareButton } from "../../components/share-button/ShareButton"
import { usePageData } from "../../hooks/page/page"
import { choice, whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { Slider } from "../../kits/controls/Slider"
import { useFrames } from "../../kits/motion/useFrames"
import { usePlayback } from "../../kits/motion/usePlayback"
import * as styles from "./Audiobooks.module.css"
import { daysText, heardOf, manner, totals, wonText } from "./logic"
import { Cassette } from "./parts/Cassette"
import type { Book } from "./schema"

/**
 * A silent cassette player that shows the openings of audiobooks at any speed, with the days spent listening at
 * normal and actual speeds.
 *
 * @feed A cassette player for sixteen audiobooks, at the speeds at which juhq has really listened to them.
 * @data audiobooks
 */
export default function Audiobooks() {
  const { audiobooks: books } = usePageData<{ audiobooks: Book[] }>()
  const { values, set } = useAddress({
    book: choice(books.map(({ title }) => title)),
    // In hundredths; 0 is the speed he listened at.
    speed: whole(0, 350, 0),
  })
  const box = useRef<HTMLDivElement>(null)
  const playback = usePlayback(true)
  const [tape, setTape] = useState({ seconds: 0, angle: 0 })
  const book = books.find(({ title }) => title === values.book) ?? books[0]
  const speed = values.speed >= 50 ? values.speed / 100 : (book?.speed ?? 1)
  const { heard, rest, isOver } = heardOf(book?.opening ?? "", tape.seconds)
  const running = playback.playing && !isOver
  useFrames(
    running,
    seconds =>
      setTape(now => ({
        seconds: now.seconds + seconds * speed,
        angle: (now.angle - seconds * speed * 120) % 360,
      })),
    box,
  )
  if (!book) return null

  const isStill = playback.calm && tape.seconds === 0
  const words = book.opening.split(" ").length
  const share = isStill ? 0.5 : Math.min(1, (tape.seconds * 2.5) / words)
  const rewind = () => setTape(({ angle }) => ({ seconds: 0, angle }))
  const toggle = () => {
    if (isOver) rewind()
    if (!isOver || !playback.playing) playback.toggle()
  }
  const { plain } = totals(books)

  return (
    <div className={styles.tool} ref={box}>
      <div className={styles.desk}>
        <Cassette book={book} angle={tape.angle} share={share} />
        <p className={styles.words}>
          “
          {isStill ? (
            `${book.opening}”`
          ) : (
            <>
              {heard} <span className={styles.unread}>{rest}</span>
            </>
          )}
          {isOver && "” Click."}
        </p>
      </div>
      <div className="buttons">
        <button type="button" className={styles.play} onClick={toggle}>
          {isOver ? "Play again" : playback.label}
        </button>
        <button type="button" onClick={rewind}>
          Rewind
        </button>
        <ShareButton />
      </div>
      <div className={styles.controls}>
        <Choice
          label="Tape"
          value={book.title}
          options={books.map(({ title }) => title)}
          onChange={title => {
            set({ book: title, speed: 0 })
            rewind()
          }}
        />
        <Slider
          label={`Speed: ${speed.toFixed(2)}x`}
          min={50}
          max={350}
          step={5}
          value={Math.round(speed * 100)}
          valueText={`${speed.toFixed(2)} times`}
          onChange={next => set({ speed: next })}
        />
      </div>
      <p className={styles.card} role="status">
        <b>{book.title}</b> by {book.author} ({book.year}), read by {book.narrator}, {manner(speed)}.{" "}
        {book.clock ? "" : "About "}
        {book.hours} hours are {(book.hours / speed).toFixed(1)}. All {books.length} at this speed:{" "}
        {daysText(plain / speed)}.
      </p>
      <p>{wonText(books)}</p>
      <details className={styles.list}>
        <summary>All {books.length} tapes as a list</summary>
        <ul>
          {books.map(each => (
            <li key={each.title}>
              {each.author}:{" "}
              <ExternalLink href={each.source} tile={false}>
                {each.title}
              </ExternalLink>{" "}
              ({each.year}), {each.clock ? "" : "about "}
              {each.hours} h, heard at {each.speed}x
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
