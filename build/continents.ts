// Maps the countries of the atlas to the continents of the board. Countries that are not listed belong to Asia.
import type { Continent } from '../src/content/continents.ts';

const countries: Readonly<Partial<Record<Continent, string>>> = {
  'north-america':
    'Bahamas|Belize|Canada|Costa Rica|Cuba|Dominican Rep.|El Salvador|Greenland|Guatemala|Haiti|Honduras|Jamaica|Mexico|' +
    'Nicaragua|Panama|Puerto Rico|United States of America',
  'south-america':
    'Argentina|Bolivia|Brazil|Chile|Colombia|Ecuador|Falkland Is.|Guyana|Paraguay|Peru|Suriname|Trinidad and Tobago|Uruguay|Venezuela',
  europe:
    'Albania|Austria|Belarus|Belgium|Bosnia and Herz.|Bulgaria|Croatia|Czechia|Denmark|Estonia|Finland|France|Germany|Greece|Hungary|' +
    'Iceland|Ireland|Italy|Kosovo|Latvia|Lithuania|Luxembourg|Macedonia|Moldova|Montenegro|Netherlands|Norway|Poland|Portugal|Romania|' +
    'Serbia|Slovakia|Slovenia|Spain|Sweden|Switzerland|Ukraine|United Kingdom',
  africa:
    'Algeria|Angola|Benin|Botswana|Burkina Faso|Burundi|Cameroon|Central African Rep.|Chad|Congo|Côte d’Ivoire|Dem. Rep. Congo|Djibouti|' +
    'Egypt|Eq. Guinea|Eritrea|Ethiopia|Gabon|Gambia|Ghana|Guinea|Guinea-Bissau|Kenya|Lesotho|Liberia|Libya|Madagascar|Malawi|Mali|' +
    'Mauritania|Morocco|Mozambique|Namibia|Niger|Nigeria|Rwanda|S. Sudan|Senegal|Sierra Leone|Somalia|Somaliland|South Africa|Sudan|' +
    'Tanzania|Togo|Tunisia|Uganda|W. Sahara|Zambia|Zimbabwe|eSwatini',
  australia: 'Australia|Fiji|New Caledonia|New Zealand|Papua New Guinea|Solomon Is.|Vanuatu',
};

/** Countries that are not on the board. */
const offBoard = new Set(['Antarctica', 'Fr. S. Antarctic Lands']);

const byCountry = new Map<string, Continent>(
  Object.entries(countries).flatMap(([continent, names]) =>
    names.split('|').map((name) => [name.replace('’', "'"), continent as Continent] as const),
  ),
);

/** Russia west of this longitude belongs to Europe. In degrees. */
const urals = 60;

/** Returns the continent of a country at a longitude in degrees. Null if the country is not on the board. */
export function continentAt(country: string, longitude: number): Continent | null {
  if (offBoard.has(country)) return null;
  if (country === 'Russia') return longitude > 0 && longitude < urals ? 'europe' : 'asia';
  // French Guiana is part of France in the atlas.
  if (country === 'France' && longitude < -40) return 'south-america';
  return byCountry.get(country) ?? 'asia';
}
