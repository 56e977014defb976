import * as styles from "../WhoMadeThis.module.css"

type Props = {
  /** Which of the makers it is, from 0, or whoever looks on. */
  of: number | "visitor"
}

/** The portraits, in the order of the makers: one who is invented, one with whiskers, and a year. */
const portraits = [
  {
    label: "A frame with the outline of a person, still to be filled in",
    wall: "#e8e4d4",
    figure: (
      <g fill="none" stroke="#666" strokeWidth="2" strokeDasharray="5 5">
        <circle cx="50" cy="44" r="19" />
        <path d="M16 110q2 -40 34 -40t34 40" />
        <path d="M42 42h2M56 42h2M43 53q7 5 14 0" strokeDasharray="none" />
      </g>
    ),
  },
  {
    label: "Pertti, a hamster, in oil",
    wall: "#4f3a2a",
    figure: (
      <g stroke="#3a2414" strokeWidth="2">
        <ellipse cx="50" cy="96" rx="34" ry="32" fill="#d98a3a" />
        <circle cx="29" cy="34" r="9" fill="#f2b8a0" />
        <circle cx="71" cy="34" r="9" fill="#f2b8a0" />
        <circle cx="50" cy="54" r="28" fill="#d98a3a" />
        <ellipse cx="50" cy="66" rx="20" ry="14" fill="#fff3e0" />
        <circle cx="39" cy="49" r="4" fill="#111" />
        <circle cx="61" cy="49" r="4" fill="#111" />
        <path d="M46 60h8l-4 5zM50 65v6M30 64l-16 -4M30 68l-16 4M70 64l16 -4M70 68l16 4" fill="#f08a8a" />
      </g>
    ),
  },
  {
    label: "A grey computer with a large monitor, as they were in 1998",
    wall: "#008080",
    figure: (
      <g stroke="#555" strokeWidth="2">
        <path d="M18 22h64v52H18z" fill="#d8d2bf" />
        <path d="M25 29h50v36H25z" fill="#000080" />
        <path d="M29 34h24v4H29zM29 42h36v3H29zM29 49h30v3H29z" fill="#fff" stroke="none" />
        <path d="M40 74h20v8H40zM10 82h80v20H10z" fill="#c9c3b0" />
        <path d="M60 90h22M60 95h22" />
        <circle cx="20" cy="92" r="3" fill="#3fae4a" />
      </g>
    ),
  },
] as const

const mirror = {
  label: "A mirror",
  wall: "#b8c4cc",
  figure: (
    <g>
      <path d="M18 12h64v100H18z" fill="#e3eef4" stroke="#8a96a0" strokeWidth="3" />
      <path d="M26 84L66 20M44 100L76 48" stroke="#fff" strokeWidth="6" />
      <path d="M40 54l22 18h-13l7 15l-6 3l-7 -15l-7 8z" fill="#fff" stroke="#111" strokeWidth="2" />
    </g>
  ),
}

/** One of the makers in a gilt frame; whoever looks on gets a mirror, with the part of them that is known here. */
export function Portrait({ of }: Props) {
  const { label, wall, figure } = of === "visitor" ? mirror : (portraits[of] ?? mirror)
  return (
    <svg className={styles.portrait} role="img" aria-label={label} viewBox="0 0 100 124">
      <path d="M0 0h100v124H0z" fill={wall} />
      {figure}
    </svg>
  )
}
