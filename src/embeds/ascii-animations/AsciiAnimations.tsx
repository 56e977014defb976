import { useMemo, useState } from "react"
import { Button } from "../../components/button/Button"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { choice, text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { usePlayback } from "../../kits/motion/usePlayback"
import { useTicks } from "../../kits/motion/useTicks"
import * as styles from "./AsciiAnimations.module.css"
import { maxLetters } from "./films/own"
import { colours, next, programme, speeds, wordsAt } from "./logic"
import { Controls } from "./parts/Controls"

const codecs = {
  film: text(""),
  text: text(""),
  speed: choice(speeds, "usual"),
  colour: choice(colours, "green"),
}

/**
 * A player for ten ASCII films, with controls for stepping, speed and colour. One film is made from the visitor's own
 * text.
 *
 * @feed Ten ASCII films about hamsters, trains and sauna, and one that is made of your own text.
 */
export default function AsciiAnimations() {
  const { values, set } = useAddress(codecs)
  const { speed, colour } = values
  const [loop, setLoop] = useState(true)
  const [at, setAt] = useState(0)
  const playback = usePlayback()
  const { playing } = playback

  const films = useMemo(() => programme(values.text), [values.text])
  const film = films.find(each => each.id === values.film) ?? films[0]
  const frame = Math.min(at, film.frames - 1)
  const picture = film.draw(frame)
  const scene = wordsAt(film, frame)

  useTicks(playing, speeds[speed], () => {
    const following = next(film, frame, loop)
    if (following === null) playback.pause()
    else setAt(following)
  })

  const play = () => {
    if (!playing && frame === film.frames - 1) setAt(0)
    playback.toggle()
  }
  const step = (by: number) => {
    playback.pause()
    setAt((frame + by + film.frames) % film.frames)
  }

  return (
    <div className={styles.tool}>
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
      <div className="buttons">
        <button type="button" onClick={play}>
          {playback.label}
        </button>
        <button type="button" onClick={() => step(-1)}>
          Back a picture
        </button>
        <button type="button" onClick={() => step(1)}>
          Next picture
        </button>
        <Button disabled={frame === 0} onClick={() => setAt(0)}>
          Rewind
        </Button>
      </div>
      {/* Holds the scene's description, or the text shown while the film runs, in the same place. */}
      <p className={styles.scene} role="status">
        {playing
          ? "The film is running. It stops at any picture, and says then what is on it."
          : `Picture ${frame + 1} of ${film.frames}. ${scene}`}
        {playback.calm &&
          " You have asked for calm, so the film waits. Step through it, a picture at a time."}
      </p>
      <Controls
        {...{ films, film, speed, colour, loop }}
        onFilm={chosen => {
          set({ film: chosen })
          setAt(0)
        }}
        onSpeed={chosen => set({ speed: chosen })}
        onColour={chosen => set({ colour: chosen })}
        onLoop={setLoop}
      />
      {film.id === "own" && (
        <Field
          className={styles.own}
          label="Your text"
          value={values.text}
          maxLength={maxLetters}
          placeholder="Write something that deserves a sea"
          onChange={words => set({ text: words })}
        />
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
