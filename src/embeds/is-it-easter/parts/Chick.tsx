type Props = {
  /** True while the beak is open. */
  isOpen: boolean
}

/** Draws a chick that looks out of the lower half of its shell, about 120 wide round 310. */
export function Chick({ isOpen }: Props) {
  return (
    <g>
      <circle cx="310" cy="104" r="42" fill="#ffd936" stroke="#a87800" strokeWidth="3" />
      <path
        d="M302 60q2 -16 8 -18q0 10 4 6q6 -6 10 -2q-8 4 -8 14z"
        fill="#ffd936"
        stroke="#a87800"
        strokeWidth="2"
      />
      <circle cx="294" cy="98" r="6" fill="#222" />
      <circle cx="328" cy="98" r="6" fill="#222" />
      <circle cx="296" cy="96" r="2" fill="#fff" />
      <circle cx="330" cy="96" r="2" fill="#fff" />
      {isOpen ? (
        <path d="M298 112l13 -7l13 7l-13 5zM300 120l11 -3l11 3l-11 10z" fill="#f07a10" />
      ) : (
        <path d="M298 114l13 -7l13 7l-13 9z" fill="#f07a10" />
      )}
      <ellipse cx="280" cy="112" rx="7" ry="4" fill="#ff9a6a" />
      <ellipse cx="342" cy="112" rx="7" ry="4" fill="#ff9a6a" />
    </g>
  )
}
