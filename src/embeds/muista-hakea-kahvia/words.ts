/** The page's texts, in Finnish and in English. */
import { type Guest, inSentence } from "../../kits/guest/useGuest"
import { maxMinutes, minMinutes, snoozeMinutes } from "./logic"

export type Language = "fi" | "en"

const fi = {
  title: "Muista hakea kahvia",
  label: "Kahvikuppi ja muistutus",
  other: "In English",
  every: "Muistuta",
  minutes: "minuutin välein",
  interval: `Kirjoita kokonaisluku väliltä ${minMinutes}–${maxMinutes}.`,
  start: "Aloita",
  stop: "Lopeta",
  sip: "Siemaise",
  catch: "Ota kiinni!",
  fetch: "Hae uusi kuppi",
  waiting: "Seuraavaan kahviin",
  idle: "Muistutus ei ole päällä. Kahvi on yksin.",
  looking: "Keitin lämpenee... Ilman JavaScriptiä se ei lämpene.",
  now: "Hae kahvia!",
  fetched: "Hain kahvin",
  later: `Kohta (${snoozeMinutes} min)`,
  late: (minutes: number) => `Muistutus on ${minutes} minuuttia myöhässä. Tietokone nukkui. Kahvi ei.`,
  allow: "Salli ilmoitukset",
  allowed: "Ilmoitus tulee, vaikka katsoisit muualle.",
  denied: "Ilmoitukset on estetty. Välilehden otsikko muistuttaa silti.",
  missing: "Täällä ei ole ilmoituksia. Välilehden otsikko muistuttaa.",
  notice: "Keitin on siellä, missä se oli eilenkin.",
  cup: (sips: number) => `Pöytä ja kahvikuppi, josta on otettu ${sips} siemausta`,
  noCup: "Pöytä ilman kuppia. Siinä on rengas.",
  away: "Kuppi, joka kävelee pitkin tehtäväpalkkia",
  broken: "Sirpaleita ruudun reunalla",
  share: "Kahvini käveli ulos ikkunasta.",
  /** The status bar's text, by the number of sips. */
  sips: ["Kuuma.", "Hyvää.", "Se liikkui.", "Se liikkui taas.", "Pöydän reuna on lähellä.", "Katso kuppia."],
  onBar: "Se on ulkona! Vedä se takaisin.",
  fell: "Se meni ruudun reunan yli. Nyt se on vapaa.",
  back: "Sait sen kiinni. Pohjalla on vielä vähän.",
  /** The texts about a thing from another page, which drinks along, by its name within a sentence. */
  beside: (name: string) => `Vieressä: ${name}.`,
  shared: (name: string) => `Hyvää. Joka toinen siemaus: ${name}.`,
  nearer: (name: string) => `Se liikkui taas. Vieressä: ${name}.`,
  ranAway: (name: string) => `Se on ulkona, mukana ${name}. Vedä takaisin.`,
  fellToo: (name: string) => `Reunan yli menivät kuppi ja ${name}. Nyt ne ovat vapaita.`,
  caughtToo: (name: string) => `Sait sen kiinni. Sisällä: ${name}.`,
  stillOut: "Edellinen kuppi ei ole palannut. Tämä on varakuppi.",
  /** The tab's title while nobody looks, a line at a time. */
  titles: [
    "☕ Kuppi on yksin",
    "☕ Kuppi katsoo ympärilleen",
    "☕ Kuppi tulee reunalle",
    "☕ Kuppi odottaa sinua",
    "☕ Jäähtyy",
    "☕ Puuh",
  ],
  count: (n: number) => (n === 1 ? "1 kuppi" : `${n} kuppia`),
  verdict: (n: number) => {
    const words = [
      "Ei vielä kuppiakaan.",
      "Yksi. Alku sekin.",
      "Kaksi. Suomalainen aamu.",
      "Kolme. Nyt voi jo vastata ihmisille.",
      "Neljä. Kädet tärisevät tahdissa.",
      "Viisi. Näet äänet.",
      "Kuusi. Pertti on huolissaan.",
    ]
    return words[n] ?? `${n}. Pertti on soittanut jollekulle.`
  },
}

const en: typeof fi = {
  title: "Remember to fetch coffee",
  label: "Coffee cup and reminder",
  other: "Suomeksi",
  every: "Remind me every",
  minutes: "minutes",
  interval: `Write a whole number from ${minMinutes} to ${maxMinutes}.`,
  start: "Start",
  stop: "Stop",
  sip: "Sip",
  catch: "Catch it!",
  fetch: "Fetch another cup",
  waiting: "Until the next coffee",
  idle: "No reminder is on. The coffee is alone.",
  looking: "The machine is warming up... Without JavaScript it doesn't.",
  now: "Get coffee!",
  fetched: "I got it",
  later: `Soon (${snoozeMinutes} min)`,
  late: minutes => `This reminder is ${minutes} minutes late. The computer slept. The coffee didn't.`,
  allow: "Allow notifications",
  allowed: "You will be told even if you look away.",
  denied: "Notifications are blocked. The tab's title will remind you.",
  missing: "No notifications here. The tab's title will remind you.",
  notice: "The machine is where it was yesterday.",
  cup: sips => `A table, and a cup of coffee after ${sips} ${sips === 1 ? "sip" : "sips"}`,
  noCup: "A table without a cup. There is a ring on it.",
  away: "The cup, walking along the task bar",
  broken: "Pieces at the edge of the screen",
  share: "My coffee has walked out of the window.",
  sips: ["Hot.", "Good.", "It moved.", "It moved again.", "That is the edge of the table.", "Watch it."],
  onBar: "It is out! Drag it back.",
  fell: "It went over the edge of the screen. It is free now.",
  back: "You caught it. There is a little left.",
  beside: name => `Next to it: ${name}.`,
  shared: name => `Good. Every other sip went to ${name}.`,
  nearer: name => `It moved again, up to ${name}.`,
  ranAway: name => `It is out, with ${name} in it. Drag it back.`,
  fellToo: name => `It went over the edge of the screen with ${name}. They are free now.`,
  caughtToo: name => `You caught it, and ${name} in it.`,
  stillOut: "The last cup has not come back. This is the spare one.",
  titles: [
    "☕ The cup is alone",
    "☕ The cup is looking round",
    "☕ The cup has reached the edge",
    "☕ The cup is waiting for you",
    "☕ Getting cold",
    "☕ Sigh",
  ],
  count: n => (n === 1 ? "1 cup" : `${n} cups`),
  verdict: n => {
    const words = [
      "Not a cup yet.",
      "One. It is a beginning.",
      "Two. A Finnish morning.",
      "Three. It is now safe to answer people.",
      "Four. Your hands shake in time.",
      "Five. You can see sounds.",
      "Six. Pertti is worried.",
    ]
    return words[n] ?? `${n}. Pertti has called somebody.`
  },
}

export type Words = typeof fi

export const words: Record<Language, Words> = { fi, en }

/** The Finnish names of the things that may come from other pages. */
const finnishNames: Record<string, string> = {
  "The hook": "koukku",
  "The fridge magnet": "jääkaappimagneetti",
  "The eye": "silmä",
  "The tea towel": "keittiöpyyhe",
  "The tears": "kyyneleet",
  "The licence": "lisenssi",
  "The stamp": "leimasin",
  "The chick": "tipu",
  "The confetti": "konfetti",
  "The tomato": "tomaatti",
  "The pointed hat": "suippohattu",
  "The bamboo": "bambu",
  "The red pen": "punakynä",
  "The saucer": "lentävä lautanen",
  "The horse": "hevonen",
  "The spare degree": "ylimääräinen aste",
  "The cross": "risti",
}

/** Returns a guest's name within a sentence in the page's language; a new thing has only its English one. */
export function guestName(guest: Pick<Guest, "name">, lang: Language): string {
  return (lang === "fi" && finnishNames[guest.name]) || inSentence(guest)
}
