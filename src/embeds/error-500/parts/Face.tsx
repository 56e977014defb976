import type { Mood } from "../logic"

const brows: Record<Mood | "happy", string> = {
  official: "M-13-12h9M4-12h9",
  uneasy: "M-13-11l9-2M13-11l-9-2",
  sad: "M-14-9l10-5M14-9l-10-5",
  crying: "M-14-8l10-7M14-8l-10-7",
  happy: "M-13-12q4-4 9 0M4-12q5-4 9 0",
}

const mouths: Record<Mood | "happy", string> = {
  official: "M-9 11h18",
  uneasy: "M-9 11l4-2 5 3 5-3 4 2",
  sad: "M-9 13q9-8 18 0",
  crying: "M-10 15q10-12 20 0q-10-4-20 0z",
  happy: "M-11 8q11 12 22 0z",
}

/** The face on the monitor, centred on 0, 0. */
export function Face({ mood }: { mood: Mood | "happy" }) {
  const [eye, high] = mood === "happy" ? ["#b8ffb0", 5] : ["#9ff29a", mood === "official" ? 4 : 6]
  return (
    <g fill="none" stroke={eye} strokeWidth="2.4">
      <path d={brows[mood]} />
      <path d={mouths[mood]} fill={mood === "crying" || mood === "happy" ? "#1b5a2a" : "none"} />
      <g fill={eye} stroke="none">
        <rect x="-11" y="-7" width="5" height={high} />
        <rect x="6" y="-7" width="5" height={high} />
      </g>
      {mood === "crying" && (
        <path d="M-9 0q-4 7 0 9q4-2 0-9zM9 0q-4 7 0 9q4-2 0-9z" fill="#7cc8ff" stroke="none" />
      )}
      {mood === "sad" && <path d="M9 0q-3 5 0 7q3-2 0-7z" fill="#7cc8ff" stroke="none" />}
    </g>
  )
}
