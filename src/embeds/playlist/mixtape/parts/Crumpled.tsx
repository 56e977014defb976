import * as styles from "../Mixtape.module.css"

/** A title whose letters stand as crooked as the tape they are on. */
export function Crumpled({ title }: { title: string }) {
  return (
    <>
      <span className="visually-hidden">{title}</span>
      <span aria-hidden="true" className={styles.crumpled}>
        {title.split(" ").map((word, w) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name
          <span key={w}>
            <span className={styles.word}>
              {[...word].map((letter, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: letters have no other name
                <span key={i} style={{ transform: crook(7 * w + i) }}>
                  {letter}
                </span>
              ))}
            </span>{" "}
          </span>
        ))}
      </span>
    </>
  )
}

/** Returns how a letter stands, by its place. */
function crook(place: number): string {
  return `rotate(${((place * 37) % 11) * 3 - 15}deg) translateY(${((place * 23) % 7) - 3}px)`
}
