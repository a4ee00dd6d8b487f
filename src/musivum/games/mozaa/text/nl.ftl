mozaa-title = Mozaa
mozaa-subtitle = Laat de zijden aansluiten, maak de vlakken dicht
mozaa-about = Een legspel met verborgen handen, voor twee tot vier spelers: een kleurvlak geeft punten als het dicht is.
mozaa-phase-colour = Speler { $player } kiest een kleur
mozaa-phase-deal = Speler { $player } krijgt een kaart
mozaa-phase-place = Speler { $player } legt een kaart aan
mozaa-phase-claim = Speler { $player } mag een vlak claimen
mozaa-phase-draw = Speler { $player } pakt een kaart
mozaa-phase-pass = Speler { $player } kan geen kaart aanleggen, en past
mozaa-seat =
    Speler { $player }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $cards ->
        [0] geen kaart in de hand
        [one] { $cards } kaart in de hand
       *[other] { $cards } kaarten in de hand
    }
mozaa-stock =
    Voorraad: { $cards ->
        [0] leeg
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
mozaa-hand = Je hand
mozaa-fits = hier past een van je kaarten
mozaa-pawns =
    { $pawns ->
        [0] geen pion over
        [one] { $pawns } pion over
       *[other] { $pawns } pionnen over
    }
mozaa-pawn =
    { $colour ->
        [B] Pion van speler { $player } op het blauwe vlak bij { $field }:
        [G] Pion van speler { $player } op het grijze vlak bij { $field }:
        [P] Pion van speler { $player } op het paarse vlak bij { $field }:
       *[R] Pion van speler { $player } op het rode vlak bij { $field }:
    } { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }, { $open ->
        [one] { $open } zijde open
       *[other] { $open } zijden open
    }
mozaa-colour-B = blauw (B)
mozaa-colour-G = grijs (G)
mozaa-colour-P = paars (P)
mozaa-colour-R = rood (R)
mozaa-own-colour-hand = own-colour speel je altijd met drie kaarten in de hand, dus hand={ $value } past er niet bij; laat hand weg
mozaa-no-card = kolom { $column }: er is geen kaart { $card }; een kaart toont nooit twee kleuren die allebei op tegenoverliggende zijden liggen
mozaa-not-in-hand = die kaart heb je niet in de hand
mozaa-occupied = daar ligt al een kaart
mozaa-not-adjacent = een kaart leg je naast minstens één kaart op tafel
mozaa-mismatched = de kaart sluit niet aan: { $clashes }
mozaa-clash =
    { $side ->
        [N] de noordzijde raakt
        [E] de oostzijde raakt
        [S] de zuidzijde raakt
       *[W] de westzijde raakt
    } { $colour ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }
mozaa-must-place = je kunt een kaart aanleggen, dus je mag niet passen
mozaa-must-pass = je kunt geen van je kaarten aanleggen: pas
mozaa-place-before-done = of er een vlak geclaimd wordt, wordt na het aanleggen gevraagd; leg eerst een kaart aan
mozaa-claimed-already = in deze beurt is al een vlak geclaimd; leg nu een kaart aan
mozaa-claim-or-done = je hebt je kaart aangelegd; claim nu een vlak, of geen
mozaa-no-pawn = je beide pionnen staan al op vlakken
mozaa-claim-empty = daar ligt geen kaart om een vlak op te claimen
mozaa-claim-closed = dat vlak is dicht; alleen een open vlak kun je claimen
mozaa-claim-taken = dat vlak is al geclaimd
mozaa-claim-first = een vlak heet naar zijn eerste driehoek, naar rij, kolom, dan N E S W
mozaa-colour-first = eerst kiest iedereen een eigen kleur
mozaa-colour-taken = iemand anders heeft die kleur gekozen
mozaa-colour-chosen = eigen kleuren kies je één keer, voor het spel
mozaa-not-in-stock = die kaart zit niet in de voorraad
mozaa-last-card = de laatste kaart is aangelegd
mozaa-all-passed = iedereen heeft na elkaar gepast

# What the page says

mozaa-table = De tafel
mozaa-tray-stock = Voorraad
mozaa-colours = Vrije kleuren
mozaa-card =
    rij { $row }, kolom { $column }: kaart met noord { $north ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }, oost { $east ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }, zuid { $south ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }, west { $west ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }
mozaa-held =
    kaart met noord { $north ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }, oost { $east ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }, zuid { $south ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }, west { $west ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }
mozaa-colour =
    { $colour ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }
mozaa-open = rij { $row }, kolom { $column }, vrije plek
mozaa-triangle =
    rij { $row }, kolom { $column }, { $side ->
        [N] driehoek noord
        [E] driehoek oost
        [S] driehoek zuid
       *[W] driehoek west
    }, { $colour ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }
mozaa-in-stock =
    { $cards ->
        [one] één kaart in de voorraad
       *[other] { $cards } kaarten in de voorraad
    }
mozaa-account = Vlakken die al dicht zijn
mozaa-account-closed =
    { $colour ->
        [B] Blauwe vlakken die dicht zijn:
        [G] Grijze vlakken die dicht zijn:
        [P] Paarse vlakken die dicht zijn:
       *[R] Rode vlakken die dicht zijn:
    } { $fields }, waard { $points }
mozaa-account-claim =
    { $colour ->
        [B] Pion op een blauw vlak van
        [G] Pion op een grijs vlak van
        [P] Pion op een paars vlak van
       *[R] Pion op een rood vlak van
    } { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }, { $open ->
        [one] één open zijde
       *[other] { $open } open zijden
    }
mozaa-account-note =
    { $cards ->
        [one] één kaart in de hand
       *[other] { $cards } kaarten in de hand
    }{ $colour ->
        [B] , speelt blauw
        [G] , speelt grijs
        [P] , speelt paars
        [R] , speelt rood
       *[none] { "" }
    }{ $pawns ->
        [-1] { "" }
        [one] , nog één pion
       *[other] , nog { $pawns } pionnen
    }
mozaa-done = Niets claimen
mozaa-claim-now = Eerst een vlak claimen
mozaa-prompt-colour = Kies je kleur: alleen vlakken van die kleur geven je punten
mozaa-prompt-card = Kies een kaart uit je hand
    .lesson = Leg een kaart zo aan dat elke zijde die een andere kaart raakt dezelfde kleur heeft. Je krijgt punten als een kleurvlak rondom dicht is: het aantal kaarten, vanaf vier het dubbele.
mozaa-prompt-place = Draai de kaart en leg hem zo aan dat elke zijde die iets raakt aansluit
mozaa-prompt-claim-now = Zet een pion op een open vlak; daarna leg je je kaart aan
mozaa-prompt-claim = Zet een pion op een open vlak, of claim niets
    .lesson = Een pion op een open vlak maakt het van jou: wie het ook dichtmaakt, jij krijgt de punten. Je hebt er twee, en elke pion komt terug als zijn vlak dicht is.
mozaa-prompt-pass = Geen van je kaarten past ergens: pas
mozaa-prompt-watch =
    { $phase ->
        [colour] Er worden kleuren gekozen
        [deal] De kaarten worden gedeeld
        [place] Er wordt een kaart aangelegd
        [claim] Er mag een vlak geclaimd worden
        [draw] Er wordt een kaart gepakt
       *[over] Het spel is afgelopen
    }

# Moves in words: a whole sentence, and in short where the name stands beside it

mozaa-move-place =
    { $name } legt een kaart aan in rij { $row }, kolom { $column }: noord { $north ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }, oost { $east ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }, zuid { $south ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }, west { $west ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }
    .short = een kaart in rij { $row }, kolom { $column }
mozaa-move-draw =
    Er wordt een kaart gepakt: noord { $north ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }, oost { $east ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }, zuid { $south ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }, west { $west ->
        [B] blauw
        [G] grijs
        [P] paars
       *[R] rood
    }
mozaa-move-colour =
    { $colour ->
        [B] { $name } kiest blauw
        [G] { $name } kiest grijs
        [P] { $name } kiest paars
       *[R] { $name } kiest rood
    }
    .short =
        { $colour ->
            [B] blauw als eigen kleur
            [G] grijs als eigen kleur
            [P] paars als eigen kleur
           *[R] rood als eigen kleur
        }
mozaa-move-claim =
    { $side ->
        [N] { $name } claimt het vlak aan de noordkant van de kaart in rij { $row }, kolom { $column }
        [E] { $name } claimt het vlak aan de oostkant van de kaart in rij { $row }, kolom { $column }
        [S] { $name } claimt het vlak aan de zuidkant van de kaart in rij { $row }, kolom { $column }
       *[W] { $name } claimt het vlak aan de westkant van de kaart in rij { $row }, kolom { $column }
    }
    .short = een claim in rij { $row }, kolom { $column }
mozaa-move-done = { $name } claimt geen vlak
    .short = geen claim
mozaa-move-pass = { $name } kan geen kaart aanleggen, en past
    .short = past

# What the options are for

mozaa-option-players = hoeveel er spelen
mozaa-option-variant = classic: het basisspel; own-colour: alleen vlakken van je eigen kleur tellen; claims: ieder twee pionnen
    .label = Variant
    .classic = Basisspel
    .own-colour = Eigen kleur
    .claims = Vlakken claimen
mozaa-option-hand = kaarten in de hand; own-colour heeft er altijd 3
    .label = Kaarten in de hand

# Terms: the page explains these words wherever they appear in this game

mozaa-term-card = Een vierkant dat door zijn diagonalen in vier driehoeken verdeeld is, elk van één kleur. Er zijn er 64, allemaal verschillend.
    .words = kaart, kaarten
mozaa-term-triangle = Een kwart van een kaart: noord, oost, zuid of west.
    .words = driehoek, driehoeken
mozaa-term-field = Driehoeken van één kleur die met hun randen samenhangen, over zoveel kaarten als het maar is.
    .words = vlak, vlakken, kleurvlak, kleurvlakken
mozaa-term-closed = Een vlak is dicht als er aan elke zijde een kaart ligt. Dan geeft het zijn aantal kaarten aan punten, vanaf vier het dubbele.
    .words = dicht, dichtmaken, dichtmaakt
mozaa-term-open = Een vlak is open zolang er aan een van zijn zijden nog geen kaart ligt. Een vrije plek is een plek naast een kaart.
    .words = open, open zijde, open zijden, vrije plek
mozaa-term-matches = Twee kaarten sluiten aan waar ze elkaar raken als beide driehoeken daar dezelfde kleur hebben.
    .words = aansluit, aansluiten, sluit aan
mozaa-term-hand = De kaarten die alleen jij ziet: één, of drie voor een tactischer spel.
    .words = hand, in de hand
mozaa-term-stock = De kaarten die nog niemand gepakt heeft, omgedraaid. Na het aanleggen pak je er een.
    .words = voorraad
mozaa-term-claim = Een pion op een open vlak zetten waar er geen staat: vanaf dan krijgt alleen de eigenaar de punten, wie het ook dichtmaakt.
    .words = claimen, claimt, claim, claims, geclaimd
mozaa-term-pawn = Ieder heeft er twee. Een pion merkt een geclaimd vlak en komt terug als het vlak dicht is.
    .words = pion, pionnen
mozaa-term-own-colour = Een variant: ieder kiest een kleur, en krijgt alleen punten voor vlakken van die kleur die hij zelf dichtmaakt.
    .words = eigen kleur, je kleur

# Paper

mozaa-print-card = Een kaart
mozaa-print-cards = Mozaa: de kaarten
mozaa-print-cards-about = Alle 64 kaarten, om uit te knippen
mozaa-print-cards-how =
    { $backs ->
        [fold] Vouw langs de streeplijn, plak en knip: de achterkanten komen op de voorkanten. De kaart met de ster is de startkaart.
       *[plain] Knip langs de merken. De kaart met de ster is de startkaart.
    }
mozaa-print-tokens = Mozaa: fiches
mozaa-print-tokens-about = Fiches voor de varianten: eigen kleur, en vlakken claimen
mozaa-print-tokens-how = Eigen kleur: ieder trekt een van de vier kleuren. Vlakken claimen: ieder heeft twee pionnen met het eigen nummer.

# Learn in two minutes

mozaa-fun = Eén kaart, vier kleuren, en op het juiste moment maak je twee vlakken tegelijk dicht.
mozaa-learn-card = Blauw tegen blauw! Draai je kaart en leg haar hier.
mozaa-learn-close = Maak het blauwe vlak rondom dicht!
mozaa-learn-points = Twee vlakken in één keer dicht: tien punten!
mozaa-learn-match = Elke zijde die iets raakt moet aansluiten: grijs tegen grijs!
mozaa-learn-end = Dat is alles! Wie een vlak dichtmaakt krijgt de punten.
mozaa-learn-double = Een punt per kaart, en vanaf vier kaarten telt een vlak dubbel.
