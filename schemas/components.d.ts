// Made by "npm run schemas" from the components themselves: change those, and run it again.
import type { ReactElement, ReactNode } from "react"

declare global {
  interface MDXProvidedComponents {
    /** Invented quotes on procrastination on a blackboard, with their sources in four styles, and the visitor's own in press. */
    AcademicQuotes(): ReactElement
    /** The age of somebody to the second, beside the visitor's in hamsters, each with what it saw, in other units, and on any other day. */
    Age(props: {
      /** The day of birth, as 1986-03-21; the site's own is `site.birthday`. */
      birthday: string
    }): ReactElement
    /** A life as one block a week from a day of birth, with this week blinking, and names for the weeks that had something. */
    AgeInWeekBlocks(props: {
      /** The day of birth that is drawn until one has said one's own, as 1986-03-21. */
      example: string
      /** What happened in that life, a text for each day of it that has one, as 2024-05-31. */
      moments?: readonly ({
        day: string
        name: string
      })[]
    }): ReactElement
    /** Postcards from American Finns, one for each year that is told, with a mail ship that is drawn across the Atlantic. */
    Amerikansuomalaiset(): ReactElement
    /** A walk round the South Pole by the hour, with coffee; the time and the sun at research stations, and penguins. */
    Antarctica(): ReactElement
    /** All that the site keeps in this browser, to be looked at, edited, taken out, put back and deleted, with undo. */
    AppStorage(): ReactElement
    /** Ten films made of signs, with a player: play, step, speed, colour; one of them is made from the visitor's own text. */
    AsciiAnimations(): ReactElement
    /** Any text as an ASCII banner in two dozen fonts, with width, alignment, and a comment in nine programming languages. */
    AsciiJuhq(props: {
      /** The text to begin with; the banner that is shown before any script runs says "juhq". */
      start: string
    }): ReactElement
    /** A cassette that reads the first words of a book at any speed, and the books of a life as days at 1x and as they were heard. */
    Audiobooks(): ReactElement
    /** The site's backlog as a board whose cards tell their age in days, and can be moved, for this browser alone, with undo; what is put into Done without being done walks back. */
    BacklogBoard(): ReactElement
    /** The site's banners with their HTML, and a maker of banners of 468x60 and 88x31 that saves an animated GIF or a PNG. */
    BannerExchange(): ReactElement
    /** A tournament of the site's pages: two at a time, the better one stays; and a top ten with a rating that is proper. */
    Best(): ReactElement
    /** The site on a monitor of 800 by 600 dots, dithered to the colours there are, line by line over a modem. */
    BestViewed(): ReactElement
    /** A row of links of one emoji each, drawn 64 pixels large over its name. */
    BigLinks(props: {
      /** Links of one emoji and a name each, the emoji in a span: [<span aria-hidden="true">🐹</span> Pertti](/pertti). */
      children: ReactNode
    }): ReactElement
    /** A room that has a party in it on a birthday by the visitor's clock, and an empty chair and a countdown on other days. */
    BirthdayBoy(props: {
      /** The day of birth, as 1986-03-21; the site's own is `site.birthday`. */
      birthday: string
    }): ReactElement
    /** The price of any amount of bitcoin in bitcoin, millibitcoin, bits, satoshi and pizzas of 22 May 2010, to the satoshi. */
    BitcoinPrice(): ReactElement
    /** A sheet with nothing on it: what lives there comes out in a minute, and goes back in when anything moves. */
    BlankJuhku(): ReactElement
    /** The books as spines on a shelf or as a table, with a search, an order, and a card for the book that is pressed. */
    BookShelf(): ReactElement
    /** The shelf as a bar chart whose bars are piles of books: one can be pulled out, and what lay on it may come down. */
    BookStats(): ReactElement
    /** A cabinet of drawers by letter with a card for every author, things in the drawers without one, and a card for the visitor between two of them. */
    BooksByAuthor(): ReactElement
    /** The books of a life year by year with what was promised and what was read, and the pages that are owed since, which a visitor may help to read. */
    BooksIHaveRead(): ReactElement
    /** What the build says of itself: version, commits, and how old it is, by the minute. */
    BuildFacts(): ReactElement
    /** A pocket calculator with brackets, memory, history and exact decimals, which shows on its face what it makes of a sum, comments on the results, and goes to pieces when it has to divide by zero. */
    Calculator(): ReactElement
    /** The cars of a life parked in a yard; one drives, by arrow keys or thumbs, with the fault that it had. */
    CarsIveOwned(): ReactElement
    /** A certificate that the visitor exists, with check digits, a seal that breaks and a verifier. */
    Cer(): ReactElement
    /** Two doors that stand ajar, to the two staged chats; who knocks is handed a drawing. */
    ChatDoors(): ReactElement
    /** Checks the digits of a made-up card number: its brand, its length, and its check digit with every step of the sum, which a reader prints when the card is pulled through it. */
    CheckCreditCard(): ReactElement
    /** A sign-up form whose rules come one at a time and contradict each other, with hints; it can be got through. */
    CheckUsernamePassword(): ReactElement
    /** A calendar of 24 doors, each of which opens on its day of December in Helsinki, and of 24 others to practise on. */
    ChristmasCalendar(): ReactElement
    /** A life's moves drawn on the map of Finland, with how long each home was lived in, and a box that is moved unopened. */
    CitiesILivedIn(): ReactElement
    /** A world map on which a journey draws itself from city to city, with its kilometres, a filter, and a rule for what counts. */
    CitiesIVisited(): ReactElement
    /** The time of any zone on clocks of fourteen kinds, and the answers of all pages about time. */
    ClockFaces(props: {
      /** The webmaster's day of birth, as 1986-03-21, of which some pages answer; it is `site.birthday`. */
      birthday: string
    }): ReactElement
    /** The lines of this site after each commit as a skyline to scale, by language, with a slider, a crane and a printer. */
    CodebaseSizeHistory(): ReactElement
    /** A grid in which one cell differs a little in colour: 24 levels, each larger and less different than the one before. */
    ColorGrid(): ReactElement
    /** One of the two columns of Columns. The one aside is written first: there is no other order on a phone or in speech. */
    Column(props: {
      /** The wide one on the left, or the narrow one on the right. */
      side: "main" | "aside"
      children: ReactNode
    }): ReactElement
    /** Two columns: the main one on the left, the one aside on the right; on a phone the one aside stands above. */
    Columns(props: {
      /** Two columns, in the order in which they are read: the one aside first. */
      children: ReactNode
    }): ReactElement
    /** A text whose vowels rise to the ceiling of a room, where they can be caught and sing, or whose consonants fall to its floor; and what is left of it, with a voice that tries to read it. */
    Consonants(props: {
      /** The text to begin with. */
      start: string
    }): ReactElement
    /** An under-construction banner, another one at each visit; it stands still where motion is not welcome. */
    ConstructionBanner(): ReactElement
    /** Turns a picture into a data URL, HTML and CSS, and a data URL back into a picture, without sending it anywhere. */
    ConvertImageToBase64(): ReactElement
    /** The regions of Finland as tiles that are stamped when pressed; they begin as the webmaster's and become the visitor's. */
    CountiesIveVisited(): ReactElement
    /** Nine crayon pictures of any prompt, always the same nine, drawn from one box of crayons that gets shorter. */
    Craiyon(props: {
      /** Prompts for those who have none; the first is drawn at once. */
      ideas: readonly (string)[]
    }): ReactElement
    /** How far the visitor's cursor has gone today and on every day, in pixels and metres, how far it is to the Moon, and who is there first: it, or a snail. */
    DailyCursorTravel(): ReactElement
    /** How far the visitor has scrolled today and on every day, the buildings passed on the way, and the rest to the Moon. */
    DailyScrollTravel(): ReactElement
    /** How long the visitor has been here today and on every day, in how many days in a row, and what that would have been enough for. */
    DailyTimeOnSite(): ReactElement
    /** From 1 to 1,000 dancing hamsters on a canvas, one of whom is shy, with a tune and a count of frames. */
    DancingHamster(): ReactElement
    /** Dinosaurs to scale beside an adult, a hamster and a bus, with a scale to zoom, two orders, and a bus to board. */
    Dinosaurs(): ReactElement
    /** A chat room in which five bots argue about tabs and spaces, pulling a rope, and answer whoever joins in. */
    Discord(): ReactElement
    /** Converts any distance to any other, from micrometres to parsecs and from poronkusemas to hamster steps. */
    DistanceFunctions(props: {
      /** The distance to begin with, with its unit. */
      distance: string
      /** The id of the unit to convert to, such as "kilometres". */
      to: string
    }): ReactElement
    /** A button that asks not to be clicked, and talks for a while when it is; the words are shown as they are said. */
    DoNotClick(): ReactElement
    /** The price of a dogecoin in dogecoin, live, with a chart, a converter and alerts for when it changes. */
    DogecoinPrice(): ReactElement
    /** A download dialog for phones that is very dramatic for nine seconds and then has a poem about batteries. */
    DownloadAndroidVirus(props: {
      /** What is said during the download, and how long it is still supposed to take. */
      lines: readonly ({
        say: string
        left: string
      })[]
      /** The poem, a stanza each. */
      poem: readonly (string)[]
    }): ReactElement
    /** A download dialog of 1998 that is very dramatic for nine seconds and then has a harmless text file. */
    DownloadVirus(props: {
      /** What is said during the download, and how long it is still supposed to take. */
      lines: readonly ({
        say: string
        left: string
      })[]
      /** The file, a paragraph each. */
      file: readonly (string)[]
    }): ReactElement
    /** An education as a skill tree that shows what was needed for what, and an exam of three questions with a diploma. */
    Education(): ReactElement
    /** An internal server error that apologises more sincerely at each press, until the room is full of tears, with a stack trace along the site's own links. */
    Error500(): ReactElement
    /** Every Eurovision Song Contest on a wall of years with Finland's fate, and a board of twelve points for friends. */
    Eurovision(): ReactElement
    /** A bingo card of five by five for the song contest: the same for the same name, marked, undone and printed; and a rehearsal of a contest to play it to. Its television shows what is pressed, what is on, or last year. */
    EurovisionBingo(): ReactElement
    /** The time to the next grand final in digits and in songs, with a queue that grows and a rehearsal of the last seconds. */
    EurovisionCountdown(): ReactElement
    /** Every selector of CSS to be searched, each with a demo, its specificity, and whether this browser has it. */
    EveryCssSelector(): ReactElement
    /** Makes excuses for any occasion, from boring and likely to magnificent and unlikely, with a picture that fits. */
    ExcuseGenerator(): ReactElement
    /** Twenty-four pairs of eyes that follow the cursor, the finger and the focus, and one pair that has to be repaired. */
    EyesNotWorking(): ReactElement
    /** The feeds of the site as sacks with labels, and Pertti, who takes their newest items into his cheeks. */
    Feeds(): ReactElement
    /** Finds every video of YouTube's in a text, removes the doubles, and makes a playlist of them, and a cassette with a label that can be sent on. */
    FindYoutubeUrls(props: {
      /** The text to begin with. */
      start: string
    }): ReactElement
    /** Scenes on a spaceship from Michigan, in Finglish with subtitles that know better, and a mixer of lines with four dice. */
    FinglishStarTrek(): ReactElement
    /** A shelf of books about American Finns, each as thick as its pages, and a clerk who checks what is taken out. */
    FinnishBooks(): ReactElement
    /** Videos about American Finns in a living room that loads nothing before a press, and searches for what it lacks. */
    FinnishVideos(): ReactElement
    /** The games that will never be made, each with its design document of one line, to be voted for and sorted. */
    GamesBacklog(): ReactElement
    /** Every game with its pitch, its numpad code and what the visitor has reached in it, and a hamster who sits down on one of them. */
    GamesList(): ReactElement
    /** A text with claps between its words or its letters, by any emoji in any skin tone, said on a stage as fast as somebody claps; that rhythm goes along in the link. */
    GenerateClappingText(props: {
      /** The text to begin with. */
      start: string
    }): ReactElement
    /** The house of a page that has been taken away: behind each window is something that it left, or a page that was adopted. */
    Gone(): ReactElement
    /** A machine with a thousand wrong answers to what GPL stands for, and a crawl that grants the four freedoms over itself. */
    Gpl(): ReactElement
    /** The strip over everything else on the front page: its banner and its heading, side by side where there is room. */
    Greeting(props: {
      /** A banner and the heading of the page, in this order. */
      children: ReactNode
    }): ReactElement
    /** Guess the number, and the reverse: the machine guesses by halving, and finds the answers that contradict each other. */
    Guessing(): ReactElement
    /** A guestbook with its entries since 1998 and one's own, in which everything stays text, and bad manners get a stamp. */
    Guestbook(): ReactElement
    /** The best excuses ever given on plaques that turn when one has said whether they worked, and below them those that the visitor has kept. */
    HallOfFame(): ReactElement
    /** Hangman in English and Finnish, in which a hamster hangs from balloons and a wrong letter pops one. */
    Hangman(): ReactElement
    /** Four drawn webcams of Helsinki, by its true light and season and by invented weather, with a new picture every 30 s. */
    HelsinkiWebcams(): ReactElement
    /** The front page's music: a button that opens a small player over the page and plays, and one that stops it for this page view. */
    HomeMusic(): ReactElement
    /** Whom the browser has asked for anything since this site was opened in the tab, by its own account, live. */
    HostsAsked(): ReactElement
    /** Tiles that sound when a pointer, a finger or the focus is on them, and a hamster that walks what was recorded. */
    HoverSound(): ReactElement
    /** Two. With an instrument, a protocol that runs as one looks, error bars, and a graph of half a century. */
    HowManyLegsIHave(): ReactElement
    /** How odd a number is, in per cent, with every reason, and in socks; and the oddest number of the week. */
    HowOdd(): ReactElement
    /** Looks through pasted HTML for sins, says what each costs and where it stands, and writes a certificate with a rank. */
    HtmlHellScorelist(): ReactElement
    /** Whether there is a human named juhq: evidence on scales, a meter for the likeness of any name, and a census. */
    HumanNamedJuhq(): ReactElement
    /** A bus ride through the years with a question at every stop, and the year in which one stopped being with it. */
    IUsedToBeWithIt(): ReactElement
    /** A room as a client-side image map with real areas, and a switch for its light. */
    ImageMap(): ReactElement
    /** A piece of a page's text that is shown while the page is in its language; the Finnish one is, until English is asked for. */
    InLanguage(props: {
      lang: "fi" | "en"
      children: ReactNode
    }): ReactElement
    /** An orphanage of the pages that no other leads to, where they can be adopted, over a table of every page with its links. */
    InternalLinks(props: {
      /** Where adopted pages live: the path of a page. */
      home: string
    }): ReactElement
    /** Whether it is 13:37 in any time zone, where on Earth it is, and the page in leet while it is. */
    IsIt1337(): ReactElement
    /** Whether it is twenty past four, with a kettle that boils exactly then, and a cup for those who are there. */
    IsIt420(): ReactElement
    /** Whether it is a beer day somewhere by the visitor's calendar, and otherwise how long until the next one. */
    IsItBeerDay(): ReactElement
    /** Whether it is Easter Sunday by the visitor's calendar, in the West or among the Orthodox, and when it is in any year. */
    IsItEaster(): ReactElement
    /** Whether it is autumn in Helsinki now, with the number of the day and the days to the change. */
    IsItFall(): ReactElement
    /** Whether it is Friday on the visitor's clock, how long until that changes, and on Fridays the way to the music. */
    IsItFriday(): ReactElement
    /** Whether it is the visitor's birthday; asks when that is, and remembers it only if told to. */
    IsItMyBirthday(): ReactElement
    /** Whether the visitor's time is the same backwards, with a mirror for it and for any other time of the day, in which the clock has a life of its own while one doesn't look. */
    IsItPalindrome(): ReactElement
    /** Whether the visitor's time repeats itself, by rules that can be chosen, reels to nudge until it does, and a box for wishes that keeps nothing. */
    IsItRepeating(): ReactElement
    /** Whether it is 16 March by the visitor's calendar, and grasshoppers that can be chased out, in case it isn't. */
    IsItSaintUrhoDay(): ReactElement
    /** Whether it is spring in Helsinki now, with the number of the day and the days to the change. */
    IsItSpring(): ReactElement
    /** Whether it is summer in Helsinki now, and how much there is of it, which is told exactly only to those who ask. */
    IsItSummer(): ReactElement
    /** Whether it is time to party by the visitor's clock, with lights when it is, and a countdown and somebody who dances in the dark when it isn't. */
    IsItTimeToParty(): ReactElement
    /** Whether it is winter in Helsinki now, with the number of the day and the days to the change. */
    IsItWinter(): ReactElement
    /** Whether it is yesterday (no), and where on Earth it still is, as seen from the visitor's own calendar, with flights there. */
    IsItYesterday(): ReactElement
    /** A hundred jokes told in time: setup, wait, punchline, with a rim shot and groans that are counted. */
    Jokes(): ReactElement
    /** The forms of the word Juhku as JSON on paper: every part can be folded, and then the paper. */
    JsonJuhku(): ReactElement
    /** A slider over the history of the word Juhku, which can be pulled longer, a button that says it, and a count of how many times it has been said. */
    Juhku(): ReactElement
    /** Four giant letters with faces, moods and notes, each of which has a word to change, and sings it. */
    Juhq(): ReactElement
    /** A text as its bits, by code points or by UTF-8 bytes, with a switch for each, which change the text. */
    JuhqInBinary(props: {
      /** The text to begin with. */
      start: string
    }): ReactElement
    /** A hex viewer for texts and for files of any size, which never leave the browser. */
    JuhqInHex(props: {
      /** The text to begin with. */
      start: string
    }): ReactElement
    /** A browser of 1998 in the browser: it shows pages of this site in its window, and says why it shows no others. */
    JuhqWeb(): ReactElement
    /** QR codes of any text, with error correction, colours, size, margin and a hamster, saved as SVG or PNG; and a telephone to hold over them. */
    Juhqr(props: {
      /** The text to begin with. */
      start: string
    }): ReactElement
    /** What stands inside, in leet while the page is. Links keep their letters, so that there is a way out. */
    Leet(props: {
      /** The words, which are in leet for the minute that it is 13:37. */
      children: ReactNode
    }): ReactElement
    /** A directory of other sites in a cabinet of drawers, with a cool site of the day and a cabinet in the last drawer. */
    Links(): ReactElement
    /** Evaluates arithmetic in s-expressions exactly, with the tree, the steps, and a caret under what is wrong. */
    LispMath(props: {
      /** The expression to begin with. */
      start: string
    }): ReactElement
    /** A list as a table that can be ordered, searched and grouped; cards on a phone, and lines on paper. */
    List(props: {
      /** The list of content/data that it shows; the page's front matter names it too. */
      data: string
      /** What of each row is shown, from the left. */
      columns: readonly ({
        key: string
        head: string
        type: "text" | "number" | "year" | "date" | "check" | "link" | "page" | "picture"
        optional?: boolean
        align?: "start" | "center" | "end"
        unit?: string
        sum?: boolean
      })[]
      /** Whether there is a search field; or the keys of the columns in which it looks. */
      search?: boolean | string | readonly (string)[]
      /** The key of the column that orders the rows at first, with a minus before it from the largest down. */
      order?: string
      /** The key of the column by which rows stand together. */
      group?: string
      /** What the rows are, in the plural, where the list's name doesn't say it. */
      things?: string
      /** What its keys in the address begin with, where a page has two lists. */
      address?: string
    }): ReactElement
    /** A board on which any of 2048 kinds of 2048 is played, by keys, swipes or buttons, and the list of all of them. */
    ListOf2048Games(): ReactElement
    /** A cabin of console logs, built by buttons, by a prompt, or from the browser's own console with `log.house()`. */
    Loghouse(): ReactElement
    /** A calendar of lunches by how good they were or by dish, a card for the day that is pressed, and advice for today. */
    LunchHistory(): ReactElement
    /** Find the pairs on a table of 2x2 to 8x8 cards, alone, with a friend, or against Pertti, who forgets. */
    Memory(): ReactElement
    /** Spirals, a tunnel and moirés on a canvas, still until Play is pressed, with sliders, full screen and a link; after 20 seconds of one comes the portrait of a hamster, which hangs still and is seen to move. */
    Mesmerizing(): ReactElement
    /** Every blend mode of CSS side by side on two layers of choice, with the formula, the CSS and what this browser has. */
    MixBlendMode(): ReactElement
    /** An easel with a slider that goes through the eight attempts of a machine to draw the Mona Lisa in boxes of CSS, and the staged chat in which it was asked to. */
    MonaLisaChat(): ReactElement
    /** The films as tapes on the shelf of a video shop, with orders, decades, a random pick, the minutes of life, and fees. */
    MoviesIveSeen(): ReactElement
    /** A reminder to get coffee at an interval, with a notification where it is allowed, and a count of the cups by day. */
    MuistaHakeaKahvia(): ReactElement
    /** The visitor's position, asked for only at a press, in three ways of writing, with Helsinki, a page, and the antipode, to which Pertti falls. */
    MyCoordinates(): ReactElement
    /** A crying emoji that can be given handkerchiefs, and the three pages nearest to what was typed; once it is consoled, a page of that name is born of the two nearest. */
    NearestPages(): ReactElement
    /** A neon sign whose letters die when they are pressed, over a wet street; to be had as CSS, SVG or PNG. */
    NeonColors(props: {
      /** What the sign says at first. */
      start: string
    }): ReactElement
    /** The pages that came last, each with its numpad code. */
    NewestPages(): ReactElement
    /** Rings at the door of a number, in any base, where somebody says whether juhq lives there, and whether it is nearer than the one before; at only one it does. */
    NumberIsJuhq(): ReactElement
    /** Oh my: each press says it more strongly, in text, size and voice, up to a limit that has to be seen. */
    OhMy(): ReactElement
    /** The page of the day, by the visitor's calendar: a link and what the page says of itself. */
    PageOfTheDay(): ReactElement
    /** A panda that eats bamboo as it is fed, falls asleep when full, and wakes at a real time of day; facts on a sign. */
    Panda(): ReactElement
    /** Takes a web address apart into parts that are explained and rows that can be edited, says what is wrong with it, and has letters with links of which one has to say whose door they lead to. */
    ParseUrl(props: {
      /** The address to begin with. */
      start: string
    }): ReactElement
    /** A line of words that pass by for ever, with a pause button; they stand still where motion is not welcome. */
    PassingWords(props: {
      /** What it is about, for the name of its pause button: "welcome". */
      label: string
      children: ReactNode
    }): ReactElement
    /** Makes passwords of characters, words, a pattern or a grandmother, with their exact entropy, the time to crack them, and a burglar who takes that time. */
    PasswordGenerator(): ReactElement
    /** A diary of links to this site, each page more personal; it has a lock from page 8 on, and the last page is the visitor's. */
    PersonalLinks(): ReactElement
    /** Pertti in his wheel, which the visitor's scrolling turns, a dial with the watts, and the text beside it that one scrolls. */
    PerttiInWheel(props: {
      children: ReactNode
    }): ReactElement
    /** A dissertation in progress, with a supervisor, a timer, a committee, and a title that the whole site can have. */
    Phd(): ReactElement
    /** An album of the pictures inside it, each of which opens large; where a clerk knows them, captions can change places. */
    PhotoAlbum(props: {
      /** The pictures, a paragraph each, as ![what it shows](./album/name.jpg "What is written under it"). */
      children: ReactNode
      /** For each picture what the clerk of the photo shop sees on it, and what its caption needs; with it captions can be swapped. */
      clerk?: readonly ({
        sees: string
        needs: string
      })[]
    }): ReactElement
    /** Chooses the emoji that follows the cursor on the whole site, out of all there are, or leaves it to the date again. */
    PickEmoji(): ReactElement
    /** A staged chat in which a machine draws a pizza eight times, each worse than the last, and a box that spells a topping as a colour. */
    PizzaChat(): ReactElement
    /** A raised silver plate for a notice that should not be missed. */
    Plate(props: {
      /** What stands on the left of it: a warning triangle, or nothing. */
      sign?: "warning"
      children: ReactNode
    }): ReactElement
    /** The posts of the blog, newest first, each with its picture, its day, its length and what it is about. The pictures move one after another, or where one points. */
    PostList(): ReactElement
    /** Thirty progress bars: of the minute to the millennium, right to the second, and nineteen that have characters. */
    ProgressBars(): ReactElement
    /** A sigh button that is held for as long as the day was, a room in which the sigh moves things, a meter, and an encyclopaedia of sighs. */
    Puuh(): ReactElement
    /** The quote of the day in Helsinki on a sheet whose corner can be pulled up from tomorrow's, which is approved word by word, the one before it, and a calendar that goes back to the first. */
    QuoteOfTheDay(): ReactElement
    /** A radio with every playlist on its dial and static between them, which plays on while the visitor is elsewhere on the site. */
    Radio(): ReactElement
    /** A village of components: each takes a sentence from the context above it, and provides it in other words below. */
    ReactContext(): ReactElement
    /** Red text on a green background, which is agreed to by whoever can read it, with its contrast, its look to other eyes, and a slider to mercy. */
    RedTextGreenBackground(props: {
      /** The text to begin with. */
      start: string
    }): ReactElement
    /** Any colour of CSS in every notation, with a swatch, sliders in seven spaces, contrasts, a name and its place. */
    RgbToHsl(props: {
      /** The colour to begin with. */
      start: string
    }): ReactElement
    /** Rock, paper, scissors against a machine that learns the player's habits, seals its throw, and shows what it thought. */
    RockPaperScissors(): ReactElement
    /** A slider that makes the page round, up to too round, and balls that are pushed about in a box with its corners. */
    RoundJuhq(): ReactElement
    /** What a salary has come to since the page was opened, in euros, coffees and hamster-hours, alone or for a meeting. */
    Salary(): ReactElement
    /** A dictionary of Finglish with a translator of sentences both ways, a quiz, and a list to be searched. */
    Sanakirja(): ReactElement
    /** A box of 320 by 200 grains: sand, water, walls, seeds, fire, and hamsters, who carry it elsewhere; a text is written in it. */
    Sandbox(): ReactElement
    /** Reads NFC tags where the browser can, and made-up tags everywhere, and tells what their records say. */
    ScanRfid(): ReactElement
    /** Takes a picture of the page as it is now, puts it in a frame, and saves it as a PNG or copies it. */
    Screenshot(): ReactElement
    /** Answers a question that begins with "Should I" by mincing it, with three reasons; turned the other way the mincer gives a second opinion. */
    ShouldI(): ReactElement
    /** The social media of 1999 over one telephone line: a modem, a terminal, a telephone that dials pages, and a mother. */
    SocialMediaLinks(): ReactElement
    /** The way from the Sun to Neptune to scale, ridden at the speed of light or slower, and the planets where they are today. */
    SolarSystem(): ReactElement
    /** A sky in which a cloud is drawn and heard, with birds that comment on it at their moments, and rain where it was too much. */
    Soundcloud(): ReactElement
    /** Splits a text into two lines of the most equal length, measured in letters, words or pixels, or where a hand cuts it; the lines sit on a seesaw. */
    SplitTextMiddle(props: {
      /** The text to begin with. */
      start: string
    }): ReactElement
    /** A visitor's year of listening from what was really played on the radio here, as a printed report and a card to send. */
    Spotify(): ReactElement
    /** The courses of a life as cups: how many had free coffee, by any definition, and the definition that has a result. */
    Studies(): ReactElement
    /** A transcript: credits by term as a chart, the courses of a term, and an average that can be helped. */
    StudiesJyu(): ReactElement
    /** The courses of a teacher whose deck is one slide: every press puts more on it, until the hall is asleep. */
    Teaching(): ReactElement
    /** A teapot on the network: it brews leaves at a temperature for a time, says what it thinks of the cup, and refuses coffee. */
    Teapot(): ReactElement
    /** An idle game of an hour: from a junior to a 10x developer, with bugs, meetings, refactorings and rewrites in Rust. */
    TenX(): ReactElement
    /** What colleagues say of the visitor, by how the game 10x really went, or of whoever sent the link. */
    TenXTestimonials(): ReactElement
    /** A thesis on the press of a button: title, abstract, keywords, figure 1 and the questions at the defence. */
    Thesis(): ReactElement
    /** The next Thursday the 20th by the visitor's calendar, and all of four centuries, ten years at a time. */
    Thursday20th(): ReactElement
    /** Tic tac toe against a friend, a drunk hamster, or a perfect player. */
    TicTacToe(): ReactElement
    /** Converts a span of time from any unit to any other, exactly, with the JavaScript function that does the same, and an hourglass that lasts as long, if it isn't knocked at. */
    TimeFunctions(props: {
      /** The amount to begin with. */
      amount: string
      /** The id of the unit to begin with, such as "weeks". */
      from: string
      /** The id of the unit to convert to. */
      to: string
    }): ReactElement
    /** A resume as a vertical timeline, told with more or less confidence, with durations counted when it is looked at, filtered, sorted and printed on one page. */
    Timeline(): ReactElement
    /** A tip with the page that it leads to: the next of the list at each visit, and by the button. */
    TipOfTheDay(): ReactElement
    /** A todo list kept in the visitor's browser, with undo, import and export, and a mode in which doing one thing adds two; it is drawn as a hydra. */
    TodoList(): ReactElement
    /** A timeline of 140 characters kept in the visitor's browser, with a hamster who replies, and a whale with him inside. */
    Twitter(): ReactElement
    /** A saucer that follows the cursor, beams up the page's letters and its cows, and gives them back when asked. */
    Ufo(): ReactElement
    /** Unix time as it passes, with a switch for each of its bits, a converter between it and dates in any time zone, famous seconds, and the end of 32 bits. */
    UnixTime(): ReactElement
    /** Lights out on houses of 2x2 to 7x7 windows, each of which can be put out, with a hint from the shortest way. */
    Unnamed(): ReactElement
    /** The user agent string of this browser, or of any other, taken apart and explained; with disguises that change nothing. */
    Useragent(): ReactElement
    /** A stable of up to four horses to adopt, name, feed and brush, and races with commentary and thrown apples that a link brings back. */
    VirtualHorses(): ReactElement
    /** A recipe that can be cooked, for any number of pizzas, in three systems of units, with timers and the rest of a melon. */
    WatermelonPizza(): ReactElement
    /** The most honest forecast: it asks what is seen out of the window and forecasts exactly that, beside what is usual. */
    Weather(): ReactElement
    /** The number of the week by ISO 8601, the week of any day, the days of any week, and the years that have 53. */
    WeekNumber(): ReactElement
    /** A fuse box whose switches make the page weird, each for as long as it is on. */
    Weird(): ReactElement
    /** Who made the site: a book of three leaves, of which every head fits on every middle, and those on all feet. */
    WhoMadeThis(props: {
      /** Those who had a part in it: a name in three pieces, and what is to be said of the head, the middle and the feet. The last is whoever looks on. */
      who: readonly ({
        name: readonly (string)[]
        says: readonly (string)[]
      })[]
    }): ReactElement
    /** A window of the desktop with a title bar, for a page that has more than one of them. */
    Window(props: {
      /** What stands in the title bar; it is a heading of the second level. */
      title: string
      /** The surface inside: white paper for text, which is the default, or silver for controls. */
      tone?: "paper" | "silver"
      children: ReactNode
    }): ReactElement
    /** A board of pages pinned as photographs with red string between those that link to each other, and ways between any two. */
    XFiles(): ReactElement
    /** The visitor's time as digits, and whether they are the year as well, with a page of teletext of what is on today, each year at its minute. It looks again every minute, and stays where it was wound to until it is sent back. */
    YearOClock(): ReactElement
    /** Plays the video whose id ends the page's address, and offers a random song of the playlists after it. */
    YoutubeView(): ReactElement
    /** The number zero: a calculator that stays there, an undo for nothing, a table of high scores, and a history without words. */
    Zero(): ReactElement
  }
}
