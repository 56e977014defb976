import { useEffect, useEffectEvent, useId, useMemo, useState } from "react"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/motion"
import { useMounted } from "../../hooks/mounted"
import { useQuery } from "../../hooks/query"
import * as styles from "./AsciiAnimations.module.css"
import { mostLetters } from "./films/own"
import { type Colour, colours, next, programme, type Speed, speeds, wordsAt } from "./logic"
import { Controls } from "./parts/Controls"

const among = <Key extends string>(table: Record<Key, unknown>, text: string | null, otherwise: Key) =>
  (Object.keys(table) as Key[]).find(key => key === text) ?? otherwise

/**
 * Ten films made of signs, with a player: play, step, speed, colour; one of them is made from the visitor's own text.
 *
 * @feed Ten ASCII films about hamsters, trains and sauna, and one that is made of your own text.
 */
export default function AsciiAnimations() {
  const [filmId, setFilm] = useQuery("film")
  const [words, setWords] = useQuery("text")
  const [linkedSpeed, setSpeed] = useQuery("speed")
  const [linkedColour, setColour] = useQuery("colour")
  const [loop, setLoop] = useState(true)
  const [at, setAt] = useState(0)
  const [played, setPlayed] = useState<"no" | "welcome" | "anyway">("no")
  const motion = useMotion()
  const mounted = useMounted()
  const id = useId()

  const films = useMemo(() => programme(words ?? ""), [words])
  const film = films.find(each => each.id === filmId) ?? films[0]
  const frame = Math.min(at, film.frames - 1)
  const speed: Speed = among(speeds, linkedSpeed, "usual")
  const colour: Colour = among(colours, linkedColour, "green")
  const playing = played === "anyway" || (played === "welcome" && motion)
  const picture = film.draw(frame)
  const scene = wordsAt(film, frame)

  const advance = useEffectEvent(() => {
    if (document.hidden) return
    const following = next(film, frame, loop)
    if (following === null) setPlayed("no")
    else setAt(following)
  })
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(advance, speeds[speed])
    return () => clearInterval(timer)
  }, [playing, speed])

  const play = () => {
    if (!playing && frame === film.frames - 1) setAt(0)
    setPlayed(playing ? "no" : motion ? "welcome" : "anyway")
  }
  const step = (by: number) => {
    setPlayed("no")
    setAt((frame + by + film.frames) % film.frames)
  }

  return (
    <div className={styles.tool}>
      <Controls
        {...{ films, film, speed, colour, loop }}
        onFilm={chosen => {
          setFilm(chosen)
          setAt(0)
        }}
        onSpeed={setSpeed}
        onColour={setColour}
        onLoop={setLoop}
      />
      {film.id === "own" && (
        <div>
          <label htmlFor={`${id}-text`}>Your text</label>
          <input
            id={`${id}-text`}
            type="text"
            className={styles.words}
            value={words ?? ""}
            maxLength={mostLetters}
            placeholder="Write something that deserves a sea"
            onChange={event => setWords(event.target.value || null)}
          />
        </div>
      )}
      <div className={styles.cinema}>
        <pre
          className={styles.screen}
          data-colour={colour}
          role="img"
          aria-label={`${film.title}. ${playing ? "The film is running; it is told in words below." : scene}`}
        >
          {picture}
        </pre>
      </div>
      <p className={styles.scene} role="status">
        {!playing && `Picture ${frame + 1} of ${film.frames}. ${scene}`}
      </p>
      <div className="buttons">
        <button type="button" onClick={play}>
          {playing ? "Pause" : mounted && !motion ? "Play anyway" : "Play"}
        </button>
        <button type="button" onClick={() => step(-1)}>
          Back a picture
        </button>
        <button type="button" onClick={() => step(1)}>
          Next picture
        </button>
        <button type="button" disabled={frame === 0} onClick={() => setAt(0)}>
          Rewind
        </button>
      </div>
      {mounted && !motion && (
        <p className={styles.note}>
          You have asked for calm, so the film waits. Step through it, a picture at a time.
        </p>
      )}
      <div className="buttons">
        <CopyButton text={picture} label="Copy the picture" />
        <ShareButton text={`A film in ${film.frames} pictures: ${film.title}`} />
      </div>
      <details className={styles.words}>
        <summary>The film in words</summary>
        <ol>
          {film.scenes.map(({ from, words: told }) => (
            <li key={from}>{told}</li>
          ))}
        </ol>
      </details>
    </div>
  )
}
