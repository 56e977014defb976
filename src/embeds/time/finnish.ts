/** The time of day in Finnish words. */

const small = "nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen".split(" ")

/** The partitive, which stands before "vaille": a time wants something that it hasn't got yet. */
const wanted = "nollaa yhtä kahta kolmea neljää viittä kuutta seitsemää kahdeksaa yhdeksää kymmentä".split(
  " ",
)

/** A number from 1 to 29 in one of the two cases. */
function number(n: number, words: readonly string[], twenty: string): string {
  if (n <= 10) return words[n] ?? ""
  if (n < 20) return `${words[n - 10] ?? ""}toista`
  return n === 20 ? twenty : `${twenty}${words[n - 20] ?? ""}`
}

/** A number from 1 to 29: "kaksikymmentäyksi". */
export function nominative(n: number): string {
  return number(n, small, "kaksikymmentä")
}

/** A number from 1 to 29, of which something is to be had: "kahtakymmentäyhtä". */
export function partitive(n: number): string {
  return number(n, wanted, "kahtakymmentä")
}

/** The hour on a clock face, 1 to 12, of any hour from 0 to 24. */
function hourName(hour: number): string {
  return nominative(((hour + 11) % 12) + 1)
}

function partOfDay(hour: number): string {
  if (hour < 5 || hour >= 23) return "yöllä"
  if (hour < 10) return "aamulla"
  return hour < 17 ? "päivällä" : "illalla"
}

/** A time of day, hours 0 to 23 and minutes 0 to 59, as it is said: "puoli kaksi päivällä" is 13:30. */
export function finnishTime(hour: number, minute: number): string {
  const said = () => {
    if (minute === 0) return `tasan ${hourName(hour)}`
    if (minute === 15) return `varttia yli ${hourName(hour)}`
    if (minute === 30) return `puoli ${hourName(hour + 1)}`
    if (minute === 45) return `varttia vaille ${hourName(hour + 1)}`
    if (minute < 30) return `${nominative(minute)} yli ${hourName(hour)}`
    return `${partitive(60 - minute)} vaille ${hourName(hour + 1)}`
  }
  return `${said()} ${partOfDay(hour)}`
}
