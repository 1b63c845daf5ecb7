/**
 * What people choose most: digits in a row or a pattern, walks over the keyboard, and words, names and clubs, which
 * they dress with a number or a sign (`isCommon` takes that off). Written down for this product; in lower case.
 */
const COMMON = new Set(
  `
  !qaz2wsx 00000000 000000000 00001111 01020304 01234567 012345678 076543210 09876543 0okm9ijn 100200300 10101010
  10203040 11110000 11111111 111111111 11112222 11223344 12121212 12131415 12312312 123123123 123321123 12341234
  12344321 1234512345 123454321 1234554321 12345600 12345670 12345677 12345678 123456780 123456781 123456788 123456789
  1234567890a 1234567890q 123456789a 123456789m 123456789q 123456789z 12345678a 12345678q 12345678z 1234567a 1234567q
  12345687 12345699 123456abc 123456qwe 123456qwerty 12345abc 12345qwe 12345qwert 1234abcd 1234qwer 12365478 123654789
  123789456 123password 123qwe123 123qwe123qwe 123qweasd 123qweasdzxc 13131313 13572468 13579246 147147147 14725836
  147258369 14785236 147852369 147896325 159159159 159263487 159357159 15935746 159753159 1a2b3c4d 1a2b3c4d5e 1million
  1password 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u8i 1qaz!qaz 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx
  1qazxcvb 1qazxsw2 20202020 21212121 22222222 222222222 23232323 2468101214 24681357 246813579 25252525 258258258
  2pac4life 2wsx1qaz 2wsx3edc 31313131 321321321 32165498 321654987 33333333 333333333 36925814 369258147 369369369
  3edc4rfv 420blaze 44444444 444444444 456123789 456456456 45678912 456789123 4everyoung 55555555 555555555
  654321654321 66666666 666666666 69camaro 74185296 741852963 77777777 777777777 7777777a 789123456 78945612 789456123
  789789789 852456951 8675309a 87654321 88888888 888888888 911turbo 951753852 963852741 98745632 987456321 98765432
  987654321 99999999 999999999 a1234567 a12345678 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a1s2d3f4g5 aaa11111 aaaaaaaa aaaabbbb
  aabbccdd abc12345 abc123456 abc123abc abcabc abcd abcdabcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij access
  acdc admin adminadmin administrador administrator adminpass adminroot adventure ahmed airborne airforce airplane
  alabama alejandra alejandro alexander alexandra alexandre allahuakbar alphabet always alwaysandforever amanda
  amazing ambulance america american andrew android angel angelica angelina angelito angels anthony anything apollo
  apple applepie aqswdefr aquarius army arsenal arsenalfc asd12345 asd123456 asd123asd asdasd asdasdasd asdf asdf;lkj
  asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdfjkl; asdfqwer asdfzxcv ashley assassin asshole
  australia autumn aviation awesome azerty azertyui azertyuiop babyblue babyboy babycakes babydoll babyface babygirl
  babygurl babylon babylove babyphat bailey banana bananas barcelona bartsimpson baseball basket basketball batman
  bbbbbbbb beatles beautiful believe bella benjamin bestfriend bestfriends birthday bismillah bitches blablabla black
  blackberry blackcat blackdog blackdragon blackjack blackmagic blahblah blessed blessings blink blink182 blowjob blue
  blueberry blueblue bluesky bmw12345 bonjour boyfriend brandon brasil brazil brittany broken broncos brooklyn brother
  bubblegum bubbles buddy budweiser bulldog bulldogs bullshit buster butter buttercup butterfly california camaro
  cameron canada cancer candy candycane capricorn carolina caroline cartman catherine cccccccc celtic1888 challenger
  champion champions changeit changeme chargers charizard charles charlie charlotte cheerleader cheese cheesecake
  chelsea chelseafc cherry chevrolet chevy chewbacca chicken chickens chihuahua children chocolat chocolate christian
  christina christine christmas christopher church cinderella cisco coca-cola cocacola coffee college columbia
  computer contrasena contraseña cookie cookiemonster cookies corona corvette courtney cowboy cowboys cowgirl crazy
  crazybitch creative cristiano crystal cupcake dadadada daddy daddysgirl daisy dalmatian daniel danielle darthvader
  database david daylight dddddddd december decepticon default demo demodemo demon666 dennis destiny deutschland
  developer devil666 diamond diamonds dickhead discover discovery doctor doggie doggy dollar dolphin dolphins dominic
  dontknow dortmund doudou dragon dragonball dragonballz dreamer dreaming dreams drowssap drpepper drummer ducati
  dumbass eagle eagles education edwardcullen eighteen elephant elizabeth emergency eminem england enterprise estrella
  eternity everton everyone everything excellent explorer facebook faith falcon falcons family fantastic father
  february fernanda fernando ferrari ficken fire firefighter firefire fireman firstlove fishing florida football
  footballer forever foreverlove forgetit forgotten fortnite fourtwenty france francisco freedom friday friends
  friends4ever friendship frodo fuckfuck fuckoff fuckyou fussball gabriel gabriela gabriella galactica galaxy gameboy
  gandalf ganesh garden garfield gatorade gemini genius george germany getmoney ghost ginger girlfriend gladiator
  gmail godbless godfather godisgood godisgreat godislove godzilla golden goldfish goodboy goodbye goodgirl goodluck
  goodtimes google gorgeous gotohell graduate grandma green greenday guest guestguest guinness guitar gunsnroses
  gymnast gymnastics hahaha hahahaha hallo hallohallo halloween hamster handsome happiness happy happyday happyfeet
  hardware harley harleydavidson harmony harrypotter hateyou heartbreak heartless heaven hehehehe heineken hello
  hello2you hellohello hellokitty helloworld hermione hijodeputa hiphop hithere hobbit hockey hogwarts holidays home
  homehome homesweethome honda hondacivic honey honeybear honeybee horse horses hospital hotchick hotmail hotstuff
  hottie househouse hulk hunter hunting hurricane idiot idontknow iforgot ihateyou ilovechris ilovegod ilovehim
  ilovejesus ilovejosh ilovematt iloveme ilovemike ilovemom ilovemusic ilovemydad ilovemylife ilovemymom ilovemyself
  iloveryan iloveu iloveyou iloveyoubaby iloveyousomuch iloveyouu imagine india indonesia infinity insane instagram
  internet iphone ireland ironmaiden ironman isabella jack jackson jajajaja january jennifer jenny867 jessica jesus
  jesus777 jesuschrist jesusfreak jesusislord jesuslovesme jetaime jonasbrothers jonathan jordan joshua justinbieber
  juventus kakakaka katherine kawasaki keyboard killer killerbee kimberly kitty kittycat kittykat kobe2424 kolkata
  krishna kristina labrador lacrosse lakers lakshmi lalala lalalala laughing lawyer ledzeppelin legalize leo12345
  letmein letmeinn letmeinnow letters liberty libra lifeisgood lifesucks lightning linkedin linkinpark lion
  lionelmessi lionheart lionking liverpool liverpoolfc lkjhgfds lkjhgfdsa login loginlogin logmein lol12345 lollipop
  lollol london lonely lordoftherings loser loulou loveable lovebug lovehate lovehurts lovelife lovelove lovely loveme
  loverboy lovergirl lovers loveyou lucifer lucifer666 lucky lucky777 luckydog luckyluke m1234567 maggie magic
  magician makemoney malaysia mama mamamama mamapapa manager manchester mancity manunited manutd margaret mariajose
  marijuana marina marines mariposa marlboro marseille master matrix matthew maverick max12345 mcdonalds megadeth
  megaman megatron melissa mercedes messi metallica mexico michael michaeljordan michelle michigan mickey mickeymouse
  microsoft midnight military millionaire minecraft minnie mnbvcxz mnbvcxza mohammad mohammed molly mommy monday money
  moneyman moneymoney monkey monkeyman monkeys moonlight moonshine motdepasse mother motherfucker motorola mountain
  mountaindew muhammad music musiclover musicman mustang myfamily myhouse mylove myloveis mylovely mypass mypassword
  myspace mystery nananana naruto nascar natalia natalie navyseal ncc1701d ncc1701e nepal network nevermind newpass
  newpassword newyear newyork nicholas nicole ninja nintendo nirvana nobody noidea nopassword nothing november number
  number1fan nursing october ohmygod oklahoma omgomgomg onedirection onelove openhouse openopen opensesame optimus
  oracle orange p4ssw0rd p4ssword p@55w0rd p@55word p@ssw0rd p@ssword pa$$w0rd pa$$word pa55w0rd pa55word packers
  pakistan panther panthers papa paris parola pass passcode passpass passphrase passport passw0rd passwd password
  password321 passwordpassword passwords passwort patricia patriots peaches peanut penguin penguins pepper pepsi
  pepsicola perfect phantom philippines phoenix pianoman pikachu pineapple pink pinkfloyd pinkpink pinky pirate
  pirates pisces pizza platinum playstation plmoknijb poiuytre poiuytrewq pokemon police911 ponies poohbear porsche
  porsche911 power powerful princesa princesita princess priscilla property pumpkin puppies puppydog puppylove purple
  pussycat q1234567 q12345678 q1q1q1q1 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz12345 qaz123456 qaz123wsx qazwsx qazwsxed
  qazwsxedc qazxsw qazxswedc qqqqqqqq qwaszx qwe123456 qwe123qwe qweasd qweasdzx qweasdzxc qweqweqwe qwer qwer!234
  qwerasdf qwerasdfzxcv qwerfdsa qwert qwerty qwertyasdf qwertyasdfgh qwertyqwerty qwertyu qwertyui qwertyuiop
  qwertzui qwertzuiop raiders rainbow raindrop rainyday rangers raspberry realestate realmadrid realtor rebecca
  red12345 reddragon redred redskins remember revenge rich richard robert roblox rocknroll rockstar rocky rolling
  ronaldo root rootroot rottweiler runner rush2112 s1234567 sadness sagittarius saibaba sairam samantha samsung
  samurai sapphire sasuke satan666 saturday schalke schatz school scoobydoo scorpio scorpion scotland sebastian secret
  security september serenity server service seventeen sexy sexybitch sexygirl sexylady sexymama sexything shadow
  showhome silver simpsons sister skateboard skateboarding skater skywalker slipknot slipknot666 smile smiley
  smileyface smoke420 sniper snoopy snowball snowboard snowboarding snowflake snowman snowwhite soccer softball
  software soldier soleil somebody something sorcerer southpark spartan spartan117 spiderman spongebob spring
  starbucks stardust stargate starlight startrek starwars steelers stephanie strawberry student stupid sugarbear
  summer summertime sundance sunday sunflower sunset sunshine superadmin superbowl supergirl superhero superman
  supernova superstar superuser support surfing suzuki sweetheart sweetie sweetlove sweetpea swimming sysadmin system
  taurus teacher teamo teamoadios teamomucho teddybear temp temporary temppass tequiero terminator test tester testing
  testpass testtest testuser texas thepassword thirteen thomas thunder thunderbird thx11381 tiger tigers tigger
  tinkerbell tinkerbelle together toor topsecret tottenham toyota tralala transformers traveler truelove trumpet
  trustme trustno trustnoone tupac turtle turtles twentyone twilight twitter unicorn universe university user username
  useruser usmarine vacation valentin valentina valentine vampire vampires vanessa veronica victoria virgo volleyball
  voyager w1234567 warrior warriors washington webmaster weed4201 welcome whatever whatsup whatthefuck whatthehell
  white whocares william windows winner winniethepooh winter wizard wolverine wonderful wordpass wrestling wsxedcrf
  xbox360live xsw21qaz xxxxxxxx yahoo yamaha yankees yellow yoda youtube z1234567 zachary zaq!2wsx zaq12wsx zaq1xsw2
  zaq1zaq1 zaqwsx zaqxswcde zodiac zxc12345 zxcv zxcvasdf zxcvbasdfg zxcvbnm zxcvbnma zxczxczxc zzzzzzzz
`
    .trim()
    .split(/\s+/),
);

/** What is put behind a word to please a rule: a number of two digits, a count from one, a year; a sign. */
const DRESSING = /(?:[!@#$_.]?(?:\d\d?|123|1234|12345|123456|20[0-3]\d))?[!.#]?$/;

/** Whether it is among the first that anybody guesses, in either case, with or without a number behind it. */
export function isCommon(password: string): boolean {
  const word = password.toLowerCase();
  return COMMON.has(word) || COMMON.has(word.replace(DRESSING, ''));
}
