import { useMotion } from "../../../hooks/browser/motion"
import { fullZoom } from "../chart"
import * as styles from "../DogecoinPrice.module.css"

const phrases = ["wow", "such flat", "much one", "very same", "so stable", "many decimal", "no surprise"]

type Props = {
  zoom: number
  /** The number of times it was petted. */
  pets: number
  onPet: () => void
}

/** A Shiba Inu that eyes the price, comments on it, and can be petted. */
export function Dog({ zoom, pets, onPet }: Props) {
  const moving = useMotion()
  const words =
    zoom >= fullZoom
      ? ["such fur", "very long", "wow"]
      : [0, 2, 5].map(step => phrases[(step + zoom + pets) % phrases.length])
  return (
    <div className={styles.dog} data-moving={moving || undefined}>
      <button type="button" className={styles.pet} aria-label="Pet the dog" onClick={onPet}>
        <svg
          viewBox="0 0 200 190"
          key={pets}
          className={styles.face}
          data-petted={pets > 0 || undefined}
          aria-hidden="true"
        >
          <g stroke="#5a3a10" strokeWidth="3" strokeLinejoin="round">
            <path d="M30 92 34 14Q66 20 92 52Z" fill="#c9852f" />
            <path d="M170 92 166 14Q134 20 108 52Z" fill="#c9852f" />
            <path d="M42 64 45 32Q62 38 74 54Z" fill="#f3cfa6" stroke="none" />
            <path d="M158 64 155 32Q138 38 126 54Z" fill="#f3cfa6" stroke="none" />
            <path
              d="M100 40C150 40 182 72 182 112 182 158 146 184 100 184S18 158 18 112C18 72 50 40 100 40Z"
              fill="#dc9d46"
            />
          </g>
          <path
            d="M24 122C34 108 52 106 72 120 82 104 90 96 100 96S118 104 128 120C148 106 166 108 176 122 172 160 142 181 100 181S28 160 24 122Z"
            fill="#fdf3df"
          />
          <ellipse cx="68" cy="80" rx="13" ry="7" fill="#fdf3df" transform="rotate(-16 68 80)" />
          <ellipse cx="132" cy="80" rx="13" ry="7" fill="#fdf3df" transform="rotate(16 132 80)" />
          <g className={styles.open}>
            <g stroke="#3a2408" strokeWidth="2.5">
              <path d="M52 104Q66 88 84 104 68 113 52 104Z" fill="#fff" />
              <path d="M116 104Q134 88 148 104 132 113 116 104Z" fill="#fff" />
            </g>
            <circle cx="75" cy="102" r="7" fill="#1c1206" />
            <circle cx="139" cy="102" r="7" fill="#1c1206" />
            <circle cx="77" cy="100" r="2" fill="#fff" />
            <circle cx="141" cy="100" r="2" fill="#fff" />
          </g>
          <g className={styles.shut} fill="none" stroke="#3a2408" strokeWidth="4" strokeLinecap="round">
            <path d="M54 106Q68 92 82 106M118 106Q132 92 146 106" />
            <path d="M92 160Q100 184 108 160Z" fill="#ef7f8c" strokeWidth="2.5" />
          </g>
          <path d="M86 130Q100 120 114 130 112 144 100 146 88 144 86 130Z" fill="#221708" />
          <ellipse cx="95" cy="131" rx="4" ry="2" fill="#8a7a68" />
          <path
            d="M100 146V154M76 154Q90 166 100 154 110 166 124 154"
            fill="none"
            stroke="#3a2408"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </svg>
      </button>
      {words.map(word => (
        <span key={`${word} ${pets}`} className={styles.word} aria-hidden="true">
          {word}
        </span>
      ))}
    </div>
  )
}
