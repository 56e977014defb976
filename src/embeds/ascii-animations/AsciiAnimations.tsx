import { type PointerEvent, useRef, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { usePage } from "../../hooks/page/page"
import { choice, text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useTicks } from "../../kits/motion/useTicks"
import { useThing } from "../../kits/things/useThing"
import * as styles from "./AsciiAnimations.module.css"
import { added, calmTicks, columnOf, type FilmId, films, maxText, signsOf, tickMs } from "./logic"
import { begin, columns, drop, type Film, rows, type World } from "./stage"

const codecs = { film: choice(films), text: text("", { maxLength: maxText }) }
type Reel = { film: FilmId; world: World; typed: number; replayed: number }

/**
 * Films of letters, 12 rows by 48 columns, into which fall the letters that the visitor types.
 *
 * @feed Four films made of letters, and whatever you type falls into them.
 */
export default function AsciiAnimations() {
  const { siteName } = usePage()
  const { values, set } = useAddress(codecs)
  const film: Film = films[values.film]
  const moves = useMotion()
  const [storedReel, setReel] = useState<Reel | null>(null)
  const [echo, setEcho] = useState("")
  const reel =
    storedReel?.film === values.film
      ? storedReel
      : { film: values.film, world: begin(film), typed: 0, replayed: 0 }
  useThing(reel.film === "ice" && reel.world.ending !== null)
  const picture = useRef<HTMLSpanElement>(null)
  /** The part of the link's text that has not fallen yet; nothing once the visitor types. */
  const isReplaying = echo === "" && values.text !== ""

  const run = (world: World) => {
    let next = world
    if (!moves) for (let i = 0; i < calmTicks; i++) next = film.step(next)
    return next
  }
  useTicks(moves, tickMs, () => {
    const signs = isReplaying ? signsOf(values.text) : []
    const sign = reel.world.tick % 2 === 0 ? signs[reel.replayed] : undefined
    const stepped = film.step(reel.world)
    setReel(
      sign === undefined
        ? { ...reel, world: stepped }
        : {
            ...reel,
            replayed: reel.replayed + 1,
            typed: reel.typed + 1,
            world: sign === " " ? stepped : drop(stepped, sign, columnOf(film, reel.typed)),
          },
    )
  })
  const type = (value: string) => {
    let { world, typed } = reel
    for (const sign of signsOf(added(echo, value))) {
      if (sign !== " ") world = drop(world, sign, columnOf(film, typed))
      typed++
    }
    setEcho(value)
    set({ text: value.slice(-maxText) })
    setReel({ ...reel, typed, world: run(world) })
  }
  const press = (event: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect()
    if (!box || box.width === 0) return
    const x = Math.floor(((event.clientX - box.left) / box.width) * columns)
    const y = Math.floor(((event.clientY - box.top) / box.height) * rows)
    // The name of the site falls at the pressed place, a letter for each press.
    const sign = siteName[reel.typed % siteName.length] ?? "j"
    setReel({ ...reel, typed: reel.typed + 1, world: run(drop(reel.world, sign, x, y)) })
  }
  return (
    <div className={styles.tool}>
      <fieldset className={styles.programme}>
        <legend className="visually-hidden">Film</legend>
        {Object.values(films).map(({ id, title }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === values.film}
            onClick={() => {
              setReel(null)
              setEcho("")
              set({ film: id as FilmId, text: "" })
            }}
          >
            {title}
          </button>
        ))}
      </fieldset>
      <div className={styles.cinema} onPointerDown={press}>
        <pre className={styles.screen} role="img" aria-label={film.title}>
          <span ref={picture}>{film.draw(reel.world)}</span>
        </pre>
      </div>
      <div className={styles.row}>
        <input
          className={styles.type}
          type="text"
          value={echo}
          aria-label="Type into the film"
          placeholder="Type here, and it falls in"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={event => type(event.target.value)}
        />
        <ShareButton text={echo ? `“${echo.slice(-maxText)}” in a film: ${film.title}` : film.title} />
      </div>
      <p className={styles.said} role="status">
        {reel.world.said}
      </p>
    </div>
  )
}
