/** The page's texts, in Finnish and in English. */
import { maxMinutes, minMinutes, snoozeMinutes } from "./logic"

export type Language = "fi" | "en"

const fi = {
  title: "Muista hakea kahvia",
  label: "Kahvimuistutus",
  other: "In English",
  every: "Muistuta",
  minutes: "minuutin välein",
  interval: `Kirjoita kokonaisluku väliltä ${minMinutes}–${maxMinutes}.`,
  start: "Aloita",
  stop: "Lopeta",
  sip: "Siemaise",
  waiting: "Seuraavaan kahviin",
  drunk: (minutes: number) => `Siemaukset veivät ${Math.round(minutes)} min.`,
  idle: "Muistutus ei ole päällä. Kahvi on yksin.",
  looking: "Keitin lämpenee... Ilman JavaScriptiä se ei lämpene.",
  now: "Hae kahvia!",
  fetched: "Hain kahvin",
  later: `Kohta (${snoozeMinutes} min)`,
  late: (minutes: number) =>
    `Muistutus on ${minutes} minuuttia myöhässä: tietokone nukkui tai sivu oli kiinni. Kahvi ei nukkunut.`,
  allow: "Salli ilmoitukset",
  allowed: "Ilmoitus tulee myös silloin, kun katsot muualle.",
  denied: "Ilmoitukset on estetty selaimen asetuksissa. Sivu ja välilehden otsikko muistuttavat silti.",
  missing: "Tässä selaimessa ei ole ilmoituksia. Sivu ja välilehden otsikko muistuttavat.",
  notice: "Keitin on siellä, missä se oli eilenkin.",
  cup: "Kahvikuppi, joka tyhjenee ja hivuttautuu pöydän reunalle seuraavaan muistutukseen mennessä",
  emptyCup: "Kahvikuppi lattialla, sirpaleina",
  cups: "Kupit",
  today: "Tänään",
  more: "Yksi kuppi lisää",
  fewer: "Yksi kuppi pois",
  days: "Viimeiset päivät",
  day: "Päivä",
  clear: "Unohda kupit",
  undo: "Palauta kupit",
  cleared: "Kupit on unohdettu. Ne voi palauttaa, kunnes lähdet sivulta.",
  noDays: "Yhtään kuppia ei ole vielä laskettu.",
  count: (n: number) => (n === 1 ? "1 kuppi" : `${n} kuppia`),
  verdict: (n: number) => {
    const words = [
      "Ei vielä kuppiakaan. Kone käy, sinä et.",
      "Yksi. Alku sekin.",
      "Kaksi. Suomalainen aamu.",
      "Kolme. Nyt voi jo vastata ihmisille.",
      "Neljä. Tähän asti viranomainen on puolellasi.",
      "Viisi. Viranomainen katsoo pois.",
      "Kuusi. Pertti on huolissaan.",
    ]
    return words[n] ?? `${n}. Pertti on soittanut jollekulle.`
  },
}

const en: typeof fi = {
  title: "Remember to fetch coffee",
  label: "Coffee reminder",
  other: "Suomeksi",
  every: "Remind me every",
  minutes: "minutes",
  interval: `Write a whole number from ${minMinutes} to ${maxMinutes}.`,
  start: "Start",
  stop: "Stop",
  sip: "Sip",
  waiting: "Until the next coffee",
  drunk: minutes => `Sips took ${Math.round(minutes)} min.`,
  idle: "No reminder is on. The coffee is alone.",
  looking: "The machine is warming up... Without JavaScript it doesn't.",
  now: "Get coffee!",
  fetched: "I got it",
  later: `Soon (${snoozeMinutes} min)`,
  late: minutes =>
    `This reminder is ${minutes} minutes late: the computer slept, or the page was closed. The coffee did not sleep.`,
  allow: "Allow notifications",
  allowed: "A notification comes also when you look elsewhere.",
  denied:
    "Notifications are blocked in the browser's settings. The page and the title of its tab remind you all the same.",
  missing: "This browser has no notifications. The page and the title of its tab remind you.",
  notice: "The machine is where it was yesterday.",
  cup: "A cup of coffee that empties and creeps to the table's edge until the next reminder",
  emptyCup: "A coffee cup on the floor, in pieces",
  cups: "Cups",
  today: "Today",
  more: "One cup more",
  fewer: "One cup fewer",
  days: "The last days",
  day: "Day",
  clear: "Forget the cups",
  undo: "Bring the cups back",
  cleared: "The cups are forgotten. They can be brought back until you leave the page.",
  noDays: "No cup has been counted yet.",
  count: n => (n === 1 ? "1 cup" : `${n} cups`),
  verdict: n => {
    const words = [
      "Not a cup yet. The machine is on. You are not.",
      "One. It is a beginning.",
      "Two. A Finnish morning.",
      "Three. It is now safe to answer people.",
      "Four. So far the authority is on your side.",
      "Five. The authority looks away.",
      "Six. Pertti is worried.",
    ]
    return words[n] ?? `${n}. Pertti has called somebody.`
  },
}

export type Words = typeof fi

export const words: Record<Language, Words> = { fi, en }
