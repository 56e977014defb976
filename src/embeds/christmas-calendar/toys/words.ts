/** The texts of the toys. */

export const letter: readonly string[] = [
  "Dear Joulupukki. I have been good this year. I have run 2,190 kilometres and have not left the room.",
  "I wish for sunflower seeds. Last year I wished for sunflower seeds too, and got them, so please don't think that something was wrong with them.",
  "I also wish for a second wheel. Not to run in. To look at, while I am running in the first one.",
  "If you have time, could you oil the old one? The developer wears headphones now.",
  "There is a carrot on the window sill. It is for the reindeer. I have only tasted it. Yours, Pertti, hamster.",
]

export const crackerJokes: readonly string[] = [
  "Why did the tonttu take the stairs? The lift was for those who are above him.",
  "What does a snowman call his holidays? Spring, but he has never been back to tell.",
  "Which reindeer is best at hide and seek? It has not been found out.",
  "Why is the spruce never invited twice? It drops its needles and stays until January.",
  "What is the difference between a ham and a hamster? Four letters and a great deal of respect.",
  "Why doesn't Joulupukki use the front door? Have you seen the shoes in the hall?",
  "What do you get if you cross a sledge with a meeting? It goes downhill, but slower.",
  "Who sings loudest in the choir? The one beside you.",
]

export const layers: readonly string[] = [
  "Inside the paper there is paper.",
  "A box. In the box there is tissue paper, with opinions.",
  "A smaller box, and a note: warmer.",
  "A bag inside the box, tied with string. It is the good string.",
  "Newspaper from 1998. It will be nice outside, it says.",
  "Socks. Of course. They are woollen, and they fit.",
]

export const loylyText = (degrees: number): string => {
  if (degrees < 75) return "Lukewarm. Somebody says that it is getting there."
  if (degrees < 85) return "Good. Not a word is said, and it is meant as praise."
  if (degrees < 95) return "Very good. The first one moves to the lower bench."
  if (degrees < 105) return "Hot. There is a short speech about the old days."
  return "Enough. Everybody has remembered something outside."
}

/** The accepted answers to the riddle. */
export const riddleAnswer = /\b(christmas ?tree|tree|spruce|fir|pine|(joulu)?kuusi)\b/i
