/** The horizontal centres of the heads of the audience. */
const heads = Array.from({ length: 26 }, (_, i) => 8 + i * 15.5)

/** An empty boxing ring, stretched over its box. */
export function Ring() {
  return (
    <svg viewBox="0 0 400 200" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0h400v200H0z" fill="#232a52" />
      <path d="M120 0L40 150H-20L70 0zM280 0L360 150h60L330 0z" fill="#3b4684" />
      {heads.map((x, i) => (
        <circle key={x} cx={x} cy={96 + (i % 3) * 7} r="9" fill={["#12162e", "#181d3a", "#0e1126"][i % 3]} />
      ))}
      <path d="M30 128h340l30 52v20H0v-20z" fill="#d9d3c4" />
      <path d="M0 180h400v20H0z" fill="#7b2230" />
      <path d="M30 60v70M370 60v70" stroke="#c8202a" strokeWidth="6" />
      <path d="M30 72h340M30 92h340M30 112h340" stroke="#f4f4f4" strokeWidth="2" />
    </svg>
  )
}
