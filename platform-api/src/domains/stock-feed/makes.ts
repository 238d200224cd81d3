/** How makes that are sold in Australia write their names: cars first, then motorhomes and caravans. */
export const MAKES: readonly string[] = [
  'Abarth, Alfa Romeo, Aston Martin, Audi, Bentley, BMW, BYD, Chery, Chevrolet, Chrysler, Citroen, Citroën, CUPRA, Daihatsu, Deepal',
  'Dodge, Ferrari, Fiat, Ford, FPV, Foton, GAC, Geely, Genesis, GMC, Great Wall, GWM, Haval, Hino, Holden, Honda, HSV, Hyundai',
  'INEOS, INFINITI, Isuzu, Iveco, JAC, Jaecoo, Jaguar, Jeep, KGM, Kia, Lamborghini, Land Rover, LDV, Leapmotor, Lexus, Lotus',
  'Mahindra, Maserati, Mazda, McLaren, Mercedes-Benz, MG, MINI, Mitsubishi, Nissan, Omoda, Opel, Peugeot, Polestar, Porsche, Proton',
  'RAM, Renault, Rolls-Royce, Saab, Skoda, Škoda, smart, SsangYong, Subaru, Suzuki, Tesla, Toyota, Volkswagen, Volvo, XPENG, Zeekr',
  'Avan, Avida, Bailey, Bushtracker, Coromal, Crusader, Essential, Franklin, Golden Eagle, Jayco, JB Caravans, Kokoda',
  'Lotus Caravans, Majestic, MDC, New Age, Nova, On The Move, Opus, Royal Flair, Snowy River, Sunliner, Supreme, Swift, Trakka',
  'Viscount, Windsor, Winnebago, Zone RV',
].flatMap((names) => names.split(', '));
